/** The words in French, by row: tax and fines. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_FINES_WORDS: Words = {
  'ca.tax.want': {
    says: 'Regardez si c’est un nouvel avis, un changement, ou un rappel de produire.',
  },
  'ca.tax.reality': {
    says: 'Vous pouvez ne pas être d’accord. Une opposition est gratuite et sans avocat.',
  },
  'ca.tax.who': {
    says: 'L’Agence du revenu du Canada perçoit l’impôt fédéral. Le Québec a sa propre agence, Revenu Québec.',
  },
  'ca.tax.rights': {
    says: 'Vous pouvez vous opposer, demander un plan de paiement et l’annulation d’intérêts ou de pénalités.',
  },
  'ca.tax.not-yet': {
    says: 'Pour la plupart des impôts sur le revenu, ils doivent attendre 90 jours après l’avis avant de recouvrer de force.',
  },
  'ca.tax.relief-know': {
    says: 'Vous pouvez demander d’annuler intérêts et pénalités des dix dernières années, par exemple après une maladie.',
  },
  'ca.tax.right-object': {
    says: 'Vous avez le droit de vous opposer. Le dernier jour est 90 jours après l’avis, ou un an après la date limite de la déclaration.',
  },
  'ca.tax.right-hold': {
    says: 'Pendant l’opposition, ils ne peuvent pas recouvrer la somme contestée. Les intérêts courent quand même.',
  },
  'ca.tax.right-plan': {
    says: 'Vous pouvez demander un plan de paiement. On regarde ce que vous pouvez payer.',
  },
  'ca.tax.step-check': {
    says: 'Ouvrez votre dossier ou appelez le numéro du site officiel. Vérifiez que la dette y est.',
  },
  'ca.tax.step-object': {
    says: 'Si c’est faux, envoyez une opposition avant le dernier jour. Dites pourquoi.',
  },
  'ca.tax.step-call': {
    says: 'Si vous ne pouvez pas payer, appelez et demandez un plan avant qu’ils agissent.',
  },
  'ca.tax.objection': {
    says: 'Vous avez 90 jours après la date de l’avis pour vous opposer. Pour votre déclaration, cela peut être un an après sa date limite.',
    action: 'Envoyer un avis d’opposition, si vous n’êtes pas d’accord',
    consequence: 'Il faut alors demander plus de temps, dans l’année.',
  },
  'ca.tax.opt-object': {
    says: 'Envoyez un avis d’opposition en ligne ou par la poste.',
    title: 'S’opposer',
    cost: 'Gratuit.',
    time: '90 jours après l’avis.',
    risk: 'Les intérêts montent si vous perdez.',
    bestFor: 'Vous croyez la somme fausse.',
  },
  'ca.tax.opt-plan': {
    says: 'Appelez avec votre budget et offrez une somme par mois.',
    title: 'Demander un plan',
    cost: 'Les intérêts continuent.',
    time: 'Avant qu’ils agissent.',
    risk: 'Un versement manqué, et ils peuvent agir.',
    bestFor: 'Vous devez, mais ne pouvez pas tout payer.',
  },
  'ca.tax.opt-help': {
    says: 'Une proposition peut aussi couvrir l’impôt.',
    title: 'Voir un syndic',
    cost: 'Payé avec ce que vous offrez.',
    time: 'Quelques jours.',
    risk: 'Cela paraît au dossier de crédit.',
    bestFor: 'Vous devez bien plus que vous ne pouvez payer.',
  },
  'ca.tax.warn-force': {
    says: 'Le fisc peut prendre votre paie ou votre compte sans tribunal. Ne l’ignorez pas.',
  },
  'ca.benefit.want': { says: 'Cherchez quelles semaines, combien et pourquoi.' },
  'ca.benefit.reality': {
    says: 'Vous pouvez demander une révision. Vous pouvez aussi demander de petits versements.',
  },
  'ca.benefit.who': {
    says: 'Service Canada décide de l’assurance-emploi et des pensions. L’Agence du revenu recouvre la dette.',
  },
  'ca.benefit.rights': {
    says: 'Vous pouvez demander une révision, puis un appel gratuit au Tribunal de la sécurité sociale.',
  },
  'ca.benefit.right-review': {
    says: 'Vous pouvez demander une révision d’une décision d’assurance-emploi dans les 30 jours.',
  },
  'ca.benefit.right-appeal': {
    says: 'Si c’est encore non, vous avez 30 jours pour aller au Tribunal de la sécurité sociale.',
  },
  'ca.benefit.right-plan': { says: 'Vous pouvez demander un plan qui vous laisse de quoi vivre.' },
  'ca.benefit.step-why': {
    says: 'Trouvez quelles semaines et pourquoi. Comparez avec vos déclarations et talons de paie.',
  },
  'ca.benefit.step-review': {
    says: 'Si c’est faux, demandez la révision avant la fin des 30 jours.',
  },
  'ca.benefit.step-pay': {
    says: 'Si c’est juste, appelez et offrez une somme que vous pouvez tenir.',
  },
  'ca.benefit.reconsider': {
    says: 'Pour l’assurance-emploi, vous avez 30 jours pour demander une révision. Nous comptons depuis la lettre.',
    action: 'Demander une révision, si vous n’êtes pas d’accord',
    consequence: 'Une demande tardive peut être refusée.',
  },
  'ca.benefit.opt-review': {
    says: 'Envoyez le formulaire et vos preuves.',
    title: 'Demander une révision',
    cost: 'Gratuit.',
    time: '30 jours.',
    risk: 'Faible.',
    bestFor: 'Les faits ou la somme sont faux.',
  },
  'ca.benefit.opt-plan': {
    says: 'Dites vos revenus et vos frais.',
    title: 'Demander de petits versements',
    cost: 'La somme convenue.',
    time: 'Maintenant.',
    risk: 'Ils peuvent garder vos remboursements d’impôt.',
    bestFor: 'C’est juste, mais vous ne pouvez pas tout payer.',
  },
  'ca.benefit.warn': {
    says: 'Ils peuvent garder une part de prestations ou de remboursements d’impôt pour payer la dette.',
  },
  'ca.fine.want': { says: 'Cherchez la règle, le lieu, la date et le dernier jour pour agir.' },
  'ca.fine.reality': {
    says: 'Vous pouvez payer, demander du temps ou contester. Cherchez le dernier jour.',
  },
  'ca.fine.rights': { says: 'Vous pouvez contester le constat et voir les preuves.' },
  'ca.fine.who': {
    says: 'Ceci vient d’un organisme public. Une entreprise ne peut pas donner d’amende.',
  },
  'ca.fine.right-dispute': { says: 'Vous avez le droit de contester avant toute décision.' },
  'ca.fine.right-proof': { says: 'Vous avez le droit de demander les notes, photos ou relevés.' },
  'ca.fine.step-check': { says: 'Vérifiez la plaque, le lieu, la date et le dernier jour.' },
  'ca.fine.step-choose': {
    says: 'Choisissez : payer, ou contester. Payer veut dire que vous acceptez.',
  },
  'ca.fine.step-time': {
    says: 'S’il vous faut du temps pour payer, demandez-le avant le dernier jour.',
  },
  'ca.fine.qc': {
    says: 'Au Québec, vous avez 30 jours après le constat d’infraction. Nous comptons depuis sa date.',
    action: 'Donner votre plaidoyer : coupable ou non coupable',
    consequence: 'On peut décider sans vous.',
  },
  'ca.fine.opt-dispute': {
    says: 'Utilisez le formulaire du constat ou le site.',
    title: 'Contester',
    cost: 'Souvent gratuit.',
    time: 'Avant le dernier jour.',
    risk: 'Vous pouvez payer toute l’amende et des frais si vous perdez.',
    bestFor: 'Vous ne l’avez pas fait, ou le constat a des erreurs.',
  },
  'ca.fine.opt-pay': {
    says: 'Payez à temps pour éviter des frais.',
    title: 'Payer',
    cost: 'L’amende.',
    time: 'Avant le dernier jour.',
    risk: 'Vous acceptez. Des points peuvent suivre.',
    bestFor: 'C’est juste.',
  },
  'ca.fine.warn': {
    says: 'Une amende impayée peut bloquer votre permis ou votre immatriculation.',
  },
  'ca.parking.want': { says: 'Regardez qui écrit. Une firme privée n’est pas un service public.' },
  'ca.parking.reality': {
    says: 'Ce n’est pas une amende de la ville ou de la police. La firme devrait aller au tribunal.',
  },
  'ca.parking.who': {
    says: 'Une firme privée ne peut pas donner d’amende. Elle peut dire que vous avez rompu un contrat affiché.',
  },
  'ca.parking.rights': {
    says: 'Vous pouvez demander des preuves : affiches, heures, propriétaire du terrain.',
  },
  'ca.parking.not-yet': {
    says: 'Elle ne peut pas prendre de points ni bloquer votre permis. Un constat municipal est différent.',
  },
  'ca.parking.right-proof': {
    says: 'Vous pouvez exiger la preuve du contrat, de l’affiche et de la somme.',
  },
  'ca.parking.step-who': {
    says: 'Regardez qui écrit. S’il y a ville, règlement ou cour, traitez-le comme un constat public.',
  },
  'ca.parking.step-proof': { says: 'Prenez des photos des affiches et gardez votre reçu.' },
  'ca.parking.step-write': {
    says: 'Écrivez à la firme si vous n’êtes pas d’accord. Dites pourquoi.',
  },
  'ca.parking.opt-dispute': {
    says: 'Dites ce qui est faux et demandez des preuves.',
    title: 'Contester par écrit',
    cost: 'Gratuit.',
    time: 'Une lettre.',
    risk: 'Elle peut aller à une agence de recouvrement.',
    bestFor: 'Vous avez payé, ou les affiches n’étaient pas claires.',
  },
  'ca.parking.opt-pay': {
    says: 'Payez si vous acceptez.',
    title: 'Payer',
    cost: 'Les frais.',
    time: 'À la date de l’avis.',
    risk: 'Aucun.',
    bestFor: 'Vous voulez en finir.',
  },
  'ca.fine.on': {
    says: 'En Ontario, vous avez 15 jours depuis le jour où vous avez reçu la contravention. Nous comptons depuis sa date.',
    action: 'Payer, demander une rencontre ou demander un procès',
    consequence: 'Vous pouvez être déclaré coupable sans audience, et des frais s’ajoutent.',
  },
  'ca.fine.bc': {
    says: 'En Colombie-Britannique, vous avez 30 jours depuis le jour où vous avez reçu la contravention. Nous comptons depuis sa date.',
    action: 'Payer ou contester la contravention (violation ticket)',
    consequence: 'On considère que vous plaidez coupable.',
  },
}
