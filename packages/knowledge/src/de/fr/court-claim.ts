/** The French words of the rows in ../court-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'de.claim.what-order': {
    says: 'C’est une injonction de payer d’un tribunal (Mahnbescheid). Payez, ou opposez-vous dans les deux semaines du jour inscrit sur l’enveloppe jaune.',
  },
  'de.claim.reality-order': {
    says: 'Aucun juge n’a vérifié si vous devez cette somme. Tout le monde peut la demander. Mais le silence la rend exécutoire.',
  },
  'de.claim.who-order': {
    says: 'L’injonction vient d’un vrai tribunal. Il transmet seulement ce que l’autre partie réclame.',
  },
  'de.claim.not-yet-order': {
    says: 'Rien ne peut encore être saisi. Il leur faut une ordonnance d’exécution (Vollstreckungsbescheid), que votre opposition arrête.',
  },
  'de.claim.rights-order': {
    says: 'Vous pouvez vous opposer à tout ou à une partie, sans donner de raisons. Cela ne coûte rien.',
  },
  'de.claim.what-claim': {
    says: 'Quelqu’un vous a attaqué en justice. Le tribunal veut savoir dans les deux semaines si vous allez vous défendre.',
  },
  'de.claim.reality-claim': {
    says: 'Si vous vous taisez, le tribunal peut décider contre vous sans chercher de preuves. Une courte lettre à temps l’empêche.',
  },
  'de.claim.who-claim': {
    says: 'Le tribunal transmet la demande. L’autre partie (Klägerin ou Kläger) veut quelque chose de vous. Personne n’a encore décidé.',
  },
  'de.claim.rights-claim': {
    says: 'Vous pouvez vous défendre, demander l’aide judiciaire et montrer vos preuves.',
  },
  'de.claim.not-yet-claim': {
    says: 'Une demande n’est pas un jugement. On ne peut rien vous prendre tant que l’affaire est ouverte.',
  },
  'de.claim.know-help': {
    says: 'Tout tribunal local (Amtsgericht) vous aide gratuitement à remplir le formulaire d’opposition.',
    learnMore:
      'Vous pouvez aussi vous opposer par lettre. Donnez le numéro et écrivez : « Ich widerspreche dem Anspruch insgesamt » (je m’oppose à toute la demande).',
  },
  'de.claim.deadline-order': {
    says: 'Les deux semaines partent du jour de la remise, inscrit sur l’enveloppe jaune. Le jour indiqué ici est le plus sûr.',
    action: 'Envoyer votre opposition (Widerspruch), ou payer ce que vous devez',
    consequence:
      'L’autre partie peut demander une ordonnance d’exécution. Une opposition tardive compte encore tant qu’elle n’est pas rendue.',
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
  'de.claim.step-envelope': {
    says: 'Gardez l’enveloppe jaune. La date inscrite lance le délai, même si elle était seulement dans votre boîte aux lettres.',
  },
  'de.claim.step-object': {
    says: 'Ce n’est pas juste ? Cochez sur le formulaire que vous vous opposez à toute la demande, signez et envoyez-le à temps au tribunal.',
  },
  'de.claim.step-part': {
    says: 'Juste en partie ? Opposez-vous seulement à la partie fausse, comme les frais ou intérêts. Payez le reste à l’autre partie.',
  },
  'de.claim.step-proof': {
    says: 'Remettez-le dans un tribunal local, ou envoyez-le de façon à pouvoir le prouver. Gardez une copie.',
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
  'de.claim.step-dispute': {
    says: 'Après votre opposition, ils doivent donner leurs raisons au tribunal, s’ils continuent. Réunissez vos preuves maintenant.',
  },
  'de.claim.step-dispute-claim': {
    says: 'Répondez à chaque point de la demande : juste, faux ou inconnu de vous. Ce que vous ne contestez pas vaut comme vrai.',
  },
  'de.claim.option-object': {
    title: 'S’opposer à l’injonction de payer',
    says: 'Cochez la case du formulaire et renvoyez-le. Il ne faut ni raisons ni avocat.',
    cost: 'Gratuit.',
    time: 'Dix minutes, dans les deux semaines.',
    risk: 'Ils peuvent passer à un vrai procès. Si vous le perdez, vous en payez les frais.',
    bestFor: 'Vous ne devez rien, ou pas tout.',
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
    time: 'Dans les deux semaines.',
    risk: 'Payer reconnaît la demande. Vous ne récupérerez guère l’argent.',
    bestFor: 'La demande est juste et vous avez l’argent.',
  },
  'de.claim.option-rates': {
    title: 'Convenir d’un étalement',
    says: 'Proposez une somme par mois et demandez par écrit de retirer ou suspendre l’affaire.',
    cost: 'La dette, peut-être des frais.',
    time: 'Quelques jours. Le délai du tribunal continue.',
    risk: 'Discuter n’arrête pas les deux semaines. Opposez-vous ou défendez-vous aussi, tant que rien n’est signé.',
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
  'de.claim.right-object': {
    says: 'Vous avez le droit de vous opposer par écrit sans raisons, tant qu’aucune ordonnance d’exécution n’est rendue.',
  },
  'de.claim.right-late': {
    says: 'Une opposition tardive n’est pas perdue. Le tribunal la traite comme une opposition à l’ordonnance d’exécution.',
  },
  'de.claim.right-proof': {
    says: 'Après votre opposition, l’autre partie doit expliquer et prouver sa demande devant un juge.',
  },
  'de.claim.right-expires': {
    says: 'S’ils ne demandent pas l’ordonnance suivante dans les six mois de la remise, l’injonction perd son effet.',
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
  'de.claim.warn-silence': {
    says: 'Ne l’ignorez pas, même si la demande est absurde. Le silence peut la rendre exécutoire 30 ans.',
  },
  'de.claim.warn-default': {
    says: 'Si les deux semaines passent en silence, vous pouvez perdre sans audience. Écrivez d’abord au tribunal, puis trouvez un avocat.',
  },
  'de.claim.warn-fake': {
    says: 'Une vraie injonction arrive par la poste en enveloppe jaune avec une date. Par e-mail, ou avec paiement à l’étranger, elle est fausse.',
  },
  'de.claim.warn-part': {
    says: 'Si vous ne dites pas à quoi vous vous opposez, le tribunal considère que vous vous opposez à tout.',
  },
  'de.claim.insight-wrong-claims': {
    says: 'Le formulaire le dit lui-même : le tribunal n’a pas vérifié la demande.',
    actionable: 'Comparez la demande ligne par ligne avec votre contrat et vos paiements.',
  },
  'de.claim.insight-stop': {
    says: 'Après une opposition, rien n’avance tout seul. L’autre partie doit demander un procès et payer d’abord d’autres frais.',
    actionable: 'Opposez-vous en cas de doute, et surveillez toujours votre courrier.',
  },
  'de.claim.tactic-costs-only': {
    says: 'Vous devez la facture mais pas les suppléments ? Opposez-vous seulement aux frais de recouvrement, et payez le reste.',
    risk: 'Ce à quoi vous ne vous opposez pas devient exécutoire. Payez cette partie à temps.',
    notWhen: 'Vous ne devez rien du tout.',
  },
  'de.claim.myth-court-checked': {
    says: 'Une injonction de payer (Mahnbescheid) n’est pas un jugement. Le tribunal n’a pas du tout vérifié la demande.',
  },
  'de.claim.myth-need-lawyer': {
    says: 'Il ne faut ni avocat ni raisons pour s’opposer à une injonction de payer.',
  },
  'de.claim.element-unchecked': {
    name: 'La note que le tribunal n’a pas vérifié la demande',
    says: 'Une vraie injonction dit que le tribunal n’a pas vérifié la demande.',
    ifMissing:
      'Nous ne voyons pas la note que le tribunal n’a pas vérifié la demande. Une vraie injonction la porte. Appelez le tribunal.',
  },
  'de.claim.element-two-weeks': {
    name: 'Les deux semaines pour payer ou s’opposer',
    says: 'Une vraie injonction donne deux semaines pour payer ou s’opposer.',
    ifMissing:
      'Nous ne voyons pas les deux semaines pour votre opposition. Appelez le tribunal et demandez si le papier est vrai.',
  },
  'de.claim.change-10000': {
    says: 'Jusqu’à 10 000 €, le tribunal local décide, et vous n’y avez pas besoin d’avocat.',
    was: 'Les tribunaux locaux jugeaient jusqu’à 5 000 €.',
    is: 'Pour les procès ouverts depuis le 1er janvier 2026, les tribunaux locaux jugent jusqu’à 10 000 €.',
  },
}
