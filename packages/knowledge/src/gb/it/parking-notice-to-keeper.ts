/** What a notice to the keeper of a car must say: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_NOTICE_TO_KEEPER_IT: Words = {
  'gb.parking.element-period': {
    says: 'L’avviso deve indicare l’auto, il terreno e il periodo del parcheggio.',
    name: 'Il terreno e il periodo del parcheggio',
    ifMissing:
      'Non abbiamo trovato questa parte: il terreno e il periodo del parcheggio. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-circumstances': {
    says: 'L’avviso deve dire che cosa è successo e perché per questo c’è una somma da pagare.',
    name: 'Perché la somma è dovuta',
    ifMissing:
      'Non abbiamo trovato questa parte: perché la somma è dovuta. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-sum': {
    says: 'L’avviso deve dare la somma totale non pagata.',
    name: 'La somma non pagata',
    ifMissing:
      'Non abbiamo trovato questa parte: la somma non pagata. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-invite': {
    says: 'L’avviso deve dire che la ditta non sa chi guidava. Deve invitare l’intestatario (keeper) a pagare o a indicare chi guidava.',
    name: 'L’invito a pagare o a indicare chi guidava',
    ifMissing:
      'Non abbiamo trovato questa parte: l’invito a pagare o a indicare chi guidava. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-warning': {
    says: 'L’avviso deve avvertire che dopo 28 giorni la ditta può avere il diritto di chiedere la somma all’intestatario (keeper).',
    name: 'L’avvertimento dei 28 giorni all’intestatario (keeper)',
    ifMissing:
      'Non abbiamo trovato questa parte: l’avvertimento dei 28 giorni all’intestatario (keeper). Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-creditor': {
    says: 'L’avviso deve dire a chi vanno i soldi e come pagare.',
    name: 'A chi vanno i soldi e come pagare',
    ifMissing:
      'Non abbiamo trovato questa parte: a chi vanno i soldi e come pagare. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-disputes': {
    says: 'L’avviso deve dirle come contestare la somma.',
    name: 'Come contestarla',
    ifMissing:
      'Non abbiamo trovato questa parte: come contestarla. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
  'gb.parking.element-date': {
    says: 'L’avviso deve avere la data in cui è stato mandato o consegnato.',
    name: 'La data in cui è stato mandato',
    ifMissing:
      'Non abbiamo trovato questa parte: la data in cui è stato mandato. Se manca davvero, forse la ditta può rivolgersi solo a chi guidava. Lo dica nel ricorso.',
  },
}
