/** What can still be done about fines, taxes and benefits when the day is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_FR: Words = {
  'jp.late.ticket-reality': {
    says: 'Les premiers jours pour payer sont passés, mais payer peut en général encore clore l’affaire. Un nouveau papier (通告書) vient, avec dix jours. Sans paiement, c’est une affaire pénale.',
  },
  'jp.late.ticket-step': {
    says: 'Appelez aujourd’hui le centre (交通反則通告センター) indiqué. Allez-y avec l’ancien bulletin pour un nouveau, ou attendez-le par la poste, port en plus.',
  },
  'jp.late.ticket-option': {
    says: 'Payez avec le nouveau bulletin dans les dix jours.',
    title: 'Payer avec le nouveau papier',
    cost: 'L’amende, peut-être avec le port.',
    time: 'Dix jours après le nouveau papier.',
    risk: 'Vous l’acceptez.',
    bestFor: 'L’amende est juste.',
  },
  'jp.late.left-car-step': {
    says: 'Appelez aujourd’hui le bureau de police de la lettre. Demandez si l’ordre (納付命令) est pris, et un bulletin. Contre lui, un recours est en général possible pendant trois mois.',
  },
  'jp.late.left-car-option': {
    says: 'Demandez un nouveau bulletin et payez, avant que les frais montent et que le contrôle (車検) soit refusé.',
    title: 'Payer la taxe maintenant',
    cost: 'La taxe, peut-être avec des frais.',
    time: 'Aujourd’hui.',
    risk: 'Vous l’acceptez.',
    bestFor: 'La voiture était à vous.',
  },
  'jp.late.summary-step': {
    says: 'Quel jour avez-vous reçu l’ordre ? Dans les 14 jours, demandez aujourd’hui un vrai procès. Après, demandez aujourd’hui au parquet de payer par parties.',
  },
  'jp.late.tax-reality': {
    says: 'Le jour est passé. Dix jours après un rappel formel (督促状), le bureau peut saisir sans tribunal. Si vous appelez, il accepte souvent encore des parts.',
  },
  'jp.late.tax-step': {
    says: 'Appelez le bureau aujourd’hui, même si le jour est passé. Dites ce que vous gagnez, ce qu’il vous faut pour vivre et pouvez payer. Demandez du temps ou des parts.',
  },
  'jp.late.review-right': {
    says: 'Les trois mois pour le recours sont passés aussi ? Tard, il faut une bonne raison (正当な理由), par exemple un délai faux dans la lettre.',
  },
  'jp.late.benefit-step': {
    says: 'Appelez le bureau aujourd’hui, même si le jour est passé. Demandez de petites parts. Lettre reçue depuis moins de trois mois : un recours est encore possible.',
  },
  'jp.late.benefit-option': {
    says: 'Demandez maintenant de petites parts qui vous laissent de quoi vivre.',
    title: 'Demander des parts maintenant',
    cost: 'Rien.',
    time: 'Aujourd’hui.',
    risk: 'Si vous arrêtez, ils peuvent tout demander.',
    bestFor: 'Vous ne pouvez pas payer d’un coup.',
  },
}
