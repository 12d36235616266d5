/** Claims in court (Klage): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'de.claim.what-claim': {
    says: 'Quelqu’un vous a attaqué en justice. Le tribunal veut savoir dans les deux semaines si vous allez vous défendre.',
  },
  'de.claim.reality-claim': {
    says: 'Si vous vous taisez, le tribunal peut décider contre vous sans chercher de preuves. Une courte lettre à temps l’empêche.',
  },
  'de.claim.who-claim': {
    says: 'Le tribunal transmet la demande. L’autre partie (Klägerin ou Kläger) veut quelque chose de vous.',
  },
  'de.claim.rights-claim': {
    says: 'Vous pouvez vous défendre, demander l’aide judiciaire et montrer vos preuves.',
  },
  'de.claim.not-yet-claim': {
    says: 'Une demande n’est pas un jugement. On ne peut rien vous prendre avant la décision du tribunal. Après, ils peuvent souvent commencer, même si vous faites appel.',
  },
  'de.claim.deadline-claim': {
    says: 'Vous avez deux semaines dès la remise pour dire que vous vous défendrez. Ce délai ne peut pas être allongé.',
    action: 'Écrire au tribunal que vous vous défendrez (Verteidigungsanzeige)',
    consequence: 'Le tribunal peut rendre un jugement par défaut (Versäumnisurteil) contre vous.',
  },
  'de.claim.deadline-defence': {
    says: 'Pour la défense complète, vous avez au moins deux semaines de plus. La lettre du tribunal donne le jour. Vous pouvez demander plus de temps avant la fin.',
    action: 'Envoyer votre défense avec raisons et preuves (Klageerwiderung)',
    consequence: 'Le tribunal peut écarter ce que vous dites trop tard.',
  },
  'de.claim.step-defend': {
    says: 'Écrivez aujourd’hui : « Ich werde mich gegen die Klage verteidigen » (je vais me défendre). Donnez le numéro et signez. Les raisons peuvent suivre.',
  },
  'de.claim.step-lawyer': {
    says: 'Au tribunal régional (Landgericht), seul un avocat peut agir pour vous. Au tribunal local, vous pouvez agir seul.',
  },
  'de.claim.step-legal-aid': {
    says: 'Avec un petit revenu, demandez au tribunal l’aide judiciaire (Prozesskostenhilfe). Envoyez le formulaire et la preuve de vos revenus.',
  },
  'de.claim.step-advice': {
    says: 'Avec un petit revenu, prenez un bon de conseil (Beratungsschein) à votre tribunal local. Un avocat vous coûte alors 15 €.',
  },
  'de.claim.step-valid': {
    says: 'Si tout est juste, payez l’autre partie dans les deux semaines, pas le tribunal. Ou convenez d’un étalement par écrit.',
  },
  'de.claim.step-valid-claim': {
    says: 'Si vous devez la somme sans avoir causé le procès, la reconnaître tout de suite peut vous éviter les frais. Demandez d’abord à un avocat.',
  },
  'de.claim.step-dispute-claim': {
    says: 'Répondez à chaque point de la demande : juste, faux ou inconnu de vous. Ce que vous ne contestez pas vaut comme vrai.',
  },
  'de.claim.option-defend': {
    title: 'Vous défendre contre la demande',
    says: 'Annoncez d’abord votre défense. Envoyez ensuite vos raisons et preuves avant la seconde date.',
    cost: 'Gratuit au début. Celui qui perd paie les frais.',
    time: 'Une courte lettre dans les deux semaines, les raisons plus tard.',
    risk: 'Si vous perdez, vous payez le tribunal et les avocats selon la loi.',
    bestFor: 'Vous avez une raison qui montre que la demande est fausse.',
  },
  'de.claim.option-pay': {
    title: 'Payer ce que vous devez',
    says: 'Payez le demandeur et gardez la preuve. Demandez un écrit qui dit que l’affaire est close.',
    cost: 'La somme du papier.',
    time: 'Dans les deux semaines, ou dès que possible.',
    risk: 'Payer reconnaît la demande. Vous ne récupérerez guère l’argent.',
    bestFor: 'La demande est juste et vous avez l’argent.',
  },
  'de.claim.option-rates': {
    title: 'Convenir d’un étalement',
    says: 'Proposez une somme par mois et demandez par écrit de retirer ou suspendre l’affaire.',
    cost: 'La dette, peut-être des frais.',
    time: 'Quelques jours. Le délai du tribunal continue.',
    risk: 'Discuter n’arrête pas le tribunal. Opposez-vous ou défendez-vous aussi, jusqu’à la signature.',
    bestFor: 'Vous devez la somme mais pas d’un coup.',
  },
  'de.claim.option-help': {
    title: 'De l’aide juridique avec un petit revenu',
    says: 'Prenez un bon pour un avocat au tribunal local, ou demandez l’aide judiciaire dans l’affaire.',
    cost: '15 € pour le conseil. L’aide judiciaire est gratuite ou remboursée par mois.',
    time: 'Une visite à votre tribunal local.',
    risk: 'Si vous perdez, l’aide judiciaire ne couvre pas l’avocat de l’autre partie.',
    bestFor: 'L’affaire est difficile ou la somme est haute.',
  },
  'de.claim.right-restore': {
    says: 'Un délai strict manqué sans faute, par exemple malade à l’hôpital ? Demandez à être relevé du délai (Wiedereinsetzung) dans les deux semaines.',
  },
  'de.claim.right-heard': {
    says: 'Vous avez le droit d’être entendu. Le juge doit vous dire ce qui compte encore et ce qui manque.',
  },
  'de.claim.right-limit': {
    says: 'Si la dette est prescrite (verjährt), vous pouvez refuser de payer. Mais vous devez le dire dans l’affaire.',
  },
  'de.claim.warn-default': {
    says: 'Si les deux semaines passent en silence, vous pouvez perdre sans audience. Écrivez d’abord au tribunal, puis trouvez un avocat.',
  },
  'de.claim.change-10000': {
    says: 'Jusqu’à 10 000 €, le tribunal local décide, et vous n’y avez pas besoin d’avocat.',
    was: 'Les tribunaux locaux jugeaient jusqu’à 5 000 €.',
    is: 'Pour les procès ouverts depuis le 1er janvier 2026, les tribunaux locaux jugent jusqu’à 10 000 €.',
  },
}
