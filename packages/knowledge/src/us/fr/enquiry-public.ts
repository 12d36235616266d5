/** The French words of the rows in ../enquiry-public.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_FR: Words = {
  'us.ask-public.snap-stopped': {
    says: 'Demandez maintenant une audience (fair hearing), par téléphone ou par écrit. Si vous demandez avant le début du changement, l’aide peut continuer. Vous avez 90 jours en tout.',
  },
  'us.ask-public.medicaid-stopped': {
    says: 'Envoyez ce qui manque et demandez maintenant une audience (fair hearing). Si vous demandez avant le dernier jour, Medicaid peut continuer jusqu’à la décision.',
  },
  'us.ask-public.cp2000': {
    says: 'Un CP2000 est une proposition, pas une facture. Comparez-le avec vos papiers et répondez au plus tard à sa date : d’accord, ou dites pourquoi non avec des preuves. Si vous n’êtes pas d’accord, un avis avec 90 jours pour la Tax Court doit venir avant que l’IRS puisse réclamer.',
  },
  'us.ask-public.cp14': {
    says: 'Un CP14 est la première facture d’impôt. Vérifiez-la dans votre compte sur IRS.gov. Payez, ou demandez un plan, dans les 21 jours, et vous évitez d’autres intérêts.',
  },
  'us.ask-public.toll-text': {
    says: 'N’ouvrez pas le lien et ne payez pas. La plupart de ces textos sont des arnaques. Regardez votre compte sur le propre site de l’agence de péage, et signalez le texto sur ic3.gov.',
  },
  'us.state.tx.ask-power-cut': {
    says: 'Un avis de coupure doit arriver au moins dix jours avant. Le courant ne peut pas être coupé par chaleur ou froid extrêmes, ni tant qu’une personne très malade à la maison est protégée. Demandez un plan de paiement aujourd’hui.',
    dependsOn: 'le jour de l’avis, le temps qu’il fait, et qui est malade à la maison',
  },
  'us.state.tx.ask-hoa-fine': {
    says: 'Au Texas, une association doit d’abord vous écrire, donner un temps juste pour réparer, et vous laisser demander une audience. Demandez-en une par écrit dans les 30 jours.',
    dependsOn: 'si vous avez eu un avis écrit et pouviez demander une audience',
  },
  'us.ask-debt.deficiency': {
    says: 'Vous devez peut-être ce que la vente n’a pas couvert. Mais ils doivent prévenir avant la vente, vendre de façon juste et expliquer la somme. Sinon, vous devez peut-être moins ou rien.',
    dependsOn: 's’ils vous ont prévenu de la vente et ont vendu la voiture de façon juste',
  },
}
