/** The words in French, by row: public money. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_MONEY_WORDS: Words = {
  'ca.tax.want': {
    says: 'Le fisc dit que vous devez de l’impôt, ou qu’il a changé votre déclaration.',
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
  'ca.benefit.want': { says: 'On dit qu’on vous a trop payé et qu’il faut rembourser.' },
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
  'ca.fine.want': {
    says: 'La police, la ville ou la province dit que vous avez enfreint une règle de route ou de stationnement.',
  },
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
  'ca.parking.want': {
    says: 'Une firme privée demande de l’argent pour votre stationnement sur un terrain privé.',
  },
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
  'ca.bill.want': { says: 'L’entreprise dit qu’une facture n’est pas payée.' },
  'ca.bill.reality': {
    says: 'On doit vous avertir avant de couper. La plupart font une entente si vous appelez d’abord.',
  },
  'ca.bill.who': {
    says: 'L’électricité et le gaz suivent les règles de la province. Le téléphone et Internet suivent des règles fédérales.',
  },
  'ca.bill.rights': {
    says: 'Vous pouvez vérifier le relevé, contester la facture et demander du temps.',
  },
  'ca.bill.not-yet': { says: 'On ne peut pas couper votre logement sans avis écrit.' },
  'ca.bill.right-dispute': {
    says: 'Vous pouvez contester une facture. Payez la part que vous acceptez.',
  },
  'ca.bill.right-ccts': {
    says: 'Pour le téléphone, Internet ou la télé, la CPRST aide gratuitement si l’entreprise ne règle pas.',
  },
  'ca.bill.qc-winter': {
    says: 'Au Québec, Hydro-Québec ne coupe pas les maisons du 1er décembre au 31 mars.',
  },
  'ca.bill.step-call': { says: 'Appelez avant la date. Demandez une entente de paiement.' },
  'ca.bill.step-check': { says: 'Vérifiez le relevé, les dates et le prix.' },
  'ca.bill.step-fund': { says: 'Demandez s’il y a des fonds d’aide pour faibles revenus.' },
  'ca.bill.opt-plan': {
    says: 'Offrez une somme par mois en plus de la nouvelle facture.',
    title: 'Demander une entente',
    cost: 'La somme convenue.',
    time: 'Avant la coupure.',
    risk: 'Un versement manqué, et on peut couper.',
    bestFor: 'Vous devez, mais ne pouvez pas tout payer.',
  },
  'ca.bill.opt-complain': {
    says: 'À l’entreprise, puis au régulateur ou à la CPRST.',
    title: 'Se plaindre',
    cost: 'Gratuit.',
    time: 'Des semaines.',
    risk: 'Faible.',
    bestFor: 'La facture est fausse.',
  },
  'ca.scam.want': {
    says: 'Ils veulent votre argent ou vos données. Ils vous pressent pour que vous ne réfléchissiez pas.',
  },
  'ca.scam.reality': {
    says: 'Au Canada, ni la police, ni un tribunal, ni le fisc ne demande de cartes-cadeaux ou de cryptos. Personne ne vient vous arrêter.',
  },
  'ca.scam.who': {
    says: 'Ce sont des criminels qui utilisent un nom connu. Le vrai bureau n’a rien envoyé.',
  },
  'ca.scam.rights': {
    says: 'Vous ne devez rien à qui vous trompe. Vous pouvez le signaler gratuitement.',
  },
  'ca.scam.know': {
    says: 'Le fisc ne demande jamais de payer par carte-cadeau, crypto ou virement Interac.',
  },
  'ca.scam.right-bank': {
    says: 'Si de l’argent est parti sans votre accord, dites-le vite à votre banque et demandez-le.',
  },
  'ca.scam.right-report': {
    says: 'Vous pouvez le signaler au Centre antifraude du Canada, 1-888-495-8501, et à la police.',
  },
  'ca.scam.right-complain': {
    says: 'Si la banque dit non, plaignez-vous, puis allez à l’OSBI. C’est gratuit.',
  },
  'ca.scam.step-stop': {
    says: 'Arrêtez. Ne cliquez pas, n’appelez pas, n’envoyez rien. N’utilisez pas le numéro du message.',
  },
  'ca.scam.step-bank': {
    says: 'Si vous avez envoyé de l’argent ou votre carte, appelez votre banque au numéro de la carte.',
  },
  'ca.scam.step-report': { says: 'Signalez-le au Centre antifraude du Canada et à votre police.' },
  'ca.scam.step-credit': {
    says: 'Si vous avez donné votre NAS, demandez une alerte de fraude à Equifax et TransUnion.',
  },
  'ca.scam.opt-ignore': {
    says: 'Effacez-le, ou gardez une copie pour le signaler.',
    title: 'Ne pas répondre',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Aucun.',
    bestFor: 'Vous n’avez rien envoyé.',
  },
  'ca.scam.opt-report': {
    says: 'Dites-le à votre banque, à la police et au Centre antifraude.',
    title: 'Le signaler',
    cost: 'Gratuit.',
    time: 'Aujourd’hui.',
    risk: 'Aucun.',
    bestFor: 'Vous avez envoyé de l’argent ou des données.',
  },
  'ca.scam.warn-second': {
    says: 'On peut vous offrir de récupérer l’argent contre des frais. C’est une deuxième fraude.',
  },
  'ca.copy.want': {
    says: 'On dit que votre ligne Internet a servi à partager un film, de la musique ou un jeu.',
  },
  'ca.copy.reality': {
    says: 'Un avis transmis par votre fournisseur est un avertissement. Il ne prouve pas que c’est vous.',
  },
  'ca.copy.who': {
    says: 'Le titulaire de l’œuvre envoie l’avis. Votre fournisseur doit le transmettre. Il n’a pas votre nom ainsi.',
  },
  'ca.copy.rights': {
    says: 'Un avis ne peut pas demander d’argent ni votre nom. Vous n’avez pas à répondre.',
  },
  'ca.copy.not-yet': { says: 'Ils ne peuvent pas avoir votre nom sans ordonnance.' },
  'ca.copy.right-no-money': {
    says: 'Depuis décembre 2018, un tel avis ne peut pas offrir de règlement ni demander un paiement.',
  },
  'ca.copy.right-cap': {
    says: 'Pour un usage privé, un tribunal peut accorder de 100 $ à 5 000 $ pour toutes les œuvres.',
  },
  'ca.copy.step-court': {
    says: 'Regardez si c’est un papier de cour avec un numéro. Si oui, répondez à temps, avec de l’aide.',
  },
  'ca.copy.step-quiet': {
    says: 'Si ce n’est qu’un avis, n’écrivez pas et ne payez pas. Gardez-le.',
  },
  'ca.copy.step-line': {
    says: 'Mettez un mot de passe au wifi et demandez chez vous d’arrêter le partage.',
  },
  'ca.copy.opt-ignore': {
    says: 'Un avis ne vous oblige à rien.',
    title: 'Le garder, sans répondre',
    cost: 'Gratuit.',
    time: 'Maintenant.',
    risk: 'Faible. Un papier de cour est différent.',
    bestFor: 'Vous n’avez reçu qu’un avis.',
  },
  'ca.copy.opt-lawyer': {
    says: 'Prenez conseil avant de payer ou de répondre à une demande en justice.',
    title: 'Demander à un avocat',
    cost: 'Une première rencontre peut être gratuite.',
    time: 'Avant le dernier jour.',
    risk: 'Aucun.',
    bestFor: 'Vous avez reçu des papiers de cour.',
  },
}
