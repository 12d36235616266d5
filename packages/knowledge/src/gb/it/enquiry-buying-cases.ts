/** Domande sugli acquisti, casi particolari: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_CASES_IT: Words = {
  'gb.ask-consumer.dealer-car-30-days': {
    says: 'Sì. Se era difettosa alla vendita, può restituirla entro 30 giorni e riavere tutti i soldi. Lo scriva oggi al rivenditore (dealer). «Sold as seen» (venduto come visto) non toglie questo diritto, e Lei non è obbligato ad accettare la metà.',
  },
  'gb.ask-consumer.repair-first-30-days': {
    says: 'No. Nei primi 30 giorni può rifiutare prodotti difettosi e riavere tutti i soldi. Se sceglie una riparazione, quei giorni si fermano mentre la fanno. Scriva al venditore.',
  },
  'gb.ask-consumer.faulty-29-days': {
    says: 'Sì, se l’ha detto al venditore entro 30 giorni da quando l’ha ricevuto. La legge dà 30 giorni per rifiutare prodotti difettosi, non 28, e senza riparazione prima. Scriva oggi al venditore con le due date.',
  },
  'gb.ask-consumer.shop-or-maker': {
    says: 'Deve rimediare il negozio, non il produttore. Chieda una riparazione o uno nuovo, poi un rimborso o uno sconto se non riesce. Dopo sei mesi può dover mostrare che il difetto c’era dall’inizio.',
  },
  'gb.ask-consumer.music-licence': {
    says: 'Se clienti o personale sentono la radio, serve la loro licenza. Se non ne suona, o solo musica che non ha bisogno di licenza, lo scriva. Deve essere vero, e conservi le prove.',
    dependsOn: 'se può sentirla qualcuno oltre a Lei',
  },
  'gb.ask-consumer.faulty-months': {
    says: 'Sì, ma prima il venditore può riparare o sostituire. Se non riesce, può avere un rimborso o uno sconto. Nei primi sei mesi il difetto vale come presente dall’inizio, se il venditore non mostra il contrario.',
  },
  'gb.ask-consumer.parcel-wrong-door': {
    says: 'Il venditore deve rimborsarla o mandarne uno nuovo. Deve far arrivare i prodotti a Lei o a una persona che ha indicato. Il corriere lavora per il venditore, non per Lei. Se il venditore rifiuta e ha pagato più di £100 con carta di credito, chieda alla società della carta.',
  },
  'gb.ask-consumer.cancel-service-14-days': {
    says: 'Sì, di solito. Un servizio comprato online o per telefono si può annullare entro 14 giorni dall’iscrizione, senza motivo. Lo scriva oggi. Se ha chiesto di iniziare subito, paga solo i giorni che ha avuto.',
  },
  'gb.ask-consumer.cancel-at-home': {
    says: 'Per quasi tutti i contratti fatti a casa Sua può annullare entro 14 giorni, e più a lungo se non gliel’hanno detto. Sono escluse le cose su misura. Scriva oggi.',
    dependsOn: 'se i prodotti sono fatti sulle Sue misure',
  },
  'gb.ask-consumer.ordered-never-came': {
    says: 'Scriva al venditore. Doveva consegnare entro 30 giorni, salvo altro giorno concordato. Fissi un’ultima data giusta; se la manca, può annullare l’ordine e riavere tutto. Per più di £100 con carta di credito risponde anche la società della carta.',
  },
  'gb.ask-consumer.small-claim': {
    says: 'Scriva prima con la somma, le prove e una data giusta. Poi può fare causa su GOV.UK (make a court claim for money). Fino a £10,000 va per lo più con la procedura per piccole cause (small claims track), senza avvocato. C’è una tassa; forse può avere un aiuto.',
  },
  'gb.ask-consumer.builder-vanished': {
    says: "Scriva con un ultimo giorno: finire i lavori o restituire il denaro. Poi faccia causa online; una piccola causa arriva a £10,000 (in Scozia £5,000). Se ha pagato oltre £100 con carta di credito, chieda anche alla carta. Se era un inganno dall'inizio, denunci la frode.",
  },
}
