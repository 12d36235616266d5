/** Questions about builders from next door, trees that do harm, and promises in the deeds: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORKS_NEXT_DOOR_IT: Words = {
  'gb.ask-neighbour.access-for-works': {
    says: 'Può dire di no. Giardino e recinto sono Suoi: entrare senza il Suo sì è una violazione (trespass). Un giudice può ordinare l’accesso, ma per lo più solo per riparazioni che conservano un edificio, non per un ampliamento. Un avviso secondo il Party Wall Act è diverso: se la legge permette i lavori, possono entrare dopo 14 giorni. Se accetta, scriva i giorni, chi paga i danni e che tutto torna come prima. Per sporco o danni chieda i costi per iscritto.',
  },
  'gb.ask-neighbour.tree-damage': {
    says: 'Può tagliare radici e rami fino al Suo confine, ma non tanto che l’albero muoia o cada. Chieda prima a un esperto di alberi, e al comune (council) se è protetto. Senza un giudice non può obbligarli ad abbatterlo. Se danneggia il Suo lato, scriva loro con foto e dia un tempo giusto. Dopo devono il costo ragionevole della riparazione: si chiama «nuisance». Avvisi anche la Sua assicurazione della casa.',
  },
  'gb.ask-neighbour.fence-promise': {
    says: 'Una T negli atti (deeds) mostra per lo più di chi è il recinto: del lato dove sta. Ma una promessa di tenerlo in ordine lega di solito solo chi la fece, non chi ha comprato dopo senza prometterla di nuovo. Così spesso nessuno può obbligare il proprietario. Non deve pagare se non ha accettato. Può mettere un Suo recinto dal Suo lato. Può cadere su qualcuno? Avvisi il comune (council).',
  },
}
