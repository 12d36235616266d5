/** Demands of the tax office and Social Security, and what holds for benefits too: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_FR: Words = {
  'es.public.want-tax': {
    says: 'Le fisc ou la ville demande un impôt, une amende ou une majoration.',
  },
  'es.public.want-apremio': {
    says: 'C’est une demande avec majoration (providencia de apremio) : le premier délai est passé. Payez dans son court délai et la majoration reste à 10 %.',
  },
  'es.public.who': {
    says: 'C’est un service public. Il peut recouvrer sans juge, mais vous pouvez faire un recours et demander du temps.',
  },
  'es.public.rights': {
    says: 'Vous pouvez voir le dossier, contester, faire un recours, et demander à payer en plusieurs fois.',
  },
  'es.public.reality': {
    says: 'C’est sérieux, mais le temps est de votre côté si vous répondez avant le dernier jour.',
  },
  'es.public.no-seizure': {
    says: 'Ils ne peuvent pas saisir d’argent avant la fin du délai volontaire et avant qu’une demande avec majoration (providencia de apremio) vous soit parvenue.',
  },
  'es.public.pay-days': {
    says: 'Prévenu entre le 1er et le 15 ? Payez jusqu’au 20 du mois suivant. Prévenu plus tard ? Jusqu’au 5 du deuxième mois après.',
  },
  'es.public.apremio-days': {
    says: 'Pour une demande avec majoration : prévenu jusqu’au 15, payez jusqu’au 20 de ce mois. Prévenu plus tard, jusqu’au 5 du suivant.',
  },
  'es.public.surcharges': {
    says: 'La majoration est de 5 % si vous payez avant la demande, 10 % dans son délai, et 20 % après.',
  },
  'es.public.deadline-review': {
    says: 'Vous avez un mois depuis le lendemain de la réception pour faire un recours. Nous comptons depuis sa date, par prudence.',
    action: 'Demander une révision (recurso de reposición) ou aller au tribunal fiscal',
    consequence: 'La décision devient définitive.',
  },
  'es.public.right-instalments': {
    says: 'Vous pouvez demander à payer en plusieurs fois (aplazamiento o fraccionamiento). Jusqu’à 50 000 €, aucune garantie n’est demandée. Des intérêts s’ajoutent.',
  },
  'es.public.right-apremio-grounds': {
    says: 'Contre cette demande, seules certaines raisons comptent : payé, trop ancien, reporté, première facture non remise, ou erreurs dans le papier.',
  },
  'es.public.right-file': {
    says: 'Vous avez le droit de voir le dossier et d’être entendu avant une décision contre vous.',
  },
  'es.public.right-four-years': {
    says: 'L’impôt et son recouvrement sont trop anciens après quatre ans. Chaque acte qui vous parvient fait repartir les quatre ans.',
  },
  'es.public.right-wage-limits': {
    says: 'S’ils saisissent salaire, retraite ou compte, la part jusqu’au salaire minimum reste à vous.',
  },
  'es.public.right-fine-cut': {
    says: 'Une amende fiscale est plus basse si vous acceptez et si vous payez à temps.',
  },
  'es.public.option-appeal': {
    title: 'Faire un recours',
    says: 'Demandez au même service de revoir, ou allez au tribunal fiscal.',
    cost: 'Rien.',
    time: 'Un mois pour déposer.',
    risk: 'La dette doit quand même être payée, sauf si elle est suspendue.',
    bestFor: 'La somme ou le motif est faux.',
  },
  'es.public.option-plan': {
    title: 'Demander à payer en plusieurs fois',
    says: 'Demandez un plan en ligne ou sur place.',
    cost: 'Les intérêts.',
    time: 'Quelques minutes pour demander.',
    risk: 'Une part manquée apporte la majoration.',
    bestFor: 'Vous le devez et ne pouvez pas tout payer d’un coup.',
  },
  'es.public.option-pay': {
    title: 'Payer à temps',
    says: 'Payez avec le code de la lettre à votre banque ou sur le site officiel.',
    cost: 'La somme.',
    time: 'Quelques minutes.',
    risk: 'Faible. Vous pouvez encore faire un recours après.',
    bestFor: 'C’est juste et vous pouvez payer.',
  },
  'es.public.insight-ask-first': {
    says: 'Si vous demandez un plan avant le dernier jour, aucune majoration ne commence pendant qu’ils décident.',
    actionable: 'Demandez aujourd’hui. Gardez le reçu.',
  },
  'es.public.warning-apremio-date': {
    says: 'Prévenu jusqu’au 15 ? Payez jusqu’au 20 du même mois. Prévenu plus tard ? Payez jusqu’au 5 du mois suivant. Après, ils peuvent saisir.',
  },
  'es.public.warning-electronic': {
    says: 'Un avis dans votre boîte électronique (DEHú) compte après dix jours, même si vous ne l’avez pas ouvert.',
  },
  'es.tax.right-reasons': {
    says: 'Un avis fiscal doit montrer comment la somme est faite, pourquoi, et où et jusqu’à quand contester. Sinon, dites-le dans le recours.',
  },
  'es.surcharge.deadline-pay': {
    says: 'Reçue jusqu’au 15 ? Payez jusqu’au 20 de ce mois. Plus tard ? Jusqu’au 5 du mois suivant. Nous comptons depuis sa date.',
    action: 'Tout payer, pour que la majoration soit de 10 % et non de 20 %',
    consequence: 'La majoration passe à 20 %, avec des intérêts, et ils peuvent saisir.',
  },
  'es.surcharge.option-pay': {
    title: 'Payer à temps',
    says: 'Payez la dette et 10 % à votre banque ou sur le site officiel. Il faut tout payer, dans ce court délai.',
    cost: 'La dette et 10 %. Pas d’intérêts.',
    time: 'Quelques minutes.',
    risk: 'Faible. Vous pouvez encore faire un recours dans le mois.',
    bestFor: 'Vous le devez et pouvez payer maintenant.',
  },
  'es.surcharge.deadline-review': {
    says: 'Vous avez un mois depuis le lendemain de la réception pour demander une révision. Nous comptons depuis sa date.',
    action: 'Demander une révision (recurso de reposición), pour un des rares motifs admis',
    consequence: 'La demande devient définitive.',
  },
}
