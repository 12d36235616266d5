/** What to do about a bailiff letter in England or Wales, step by step: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_STEPS_IT: Words = {
  'gb.bailiff.step-offer-early': {
    says: 'Scriva alla società prima della data dell’avviso. Offra una somma alla settimana o al mese che riesce a mantenere.',
  },
  'gb.bailiff.step-offer-late': {
    says: 'Chiami la società oggi, poi scriva. Il tempo dell’avviso è finito. Offra una somma alla settimana o al mese che riesce a mantenere.',
  },
  'gb.bailiff.step-offer': {
    says: 'Scriva ora alla società. Offra una somma alla settimana o al mese che riesce a mantenere.',
  },
  'gb.bailiff.step-not-my-debt': {
    says: 'Il debito è di un’altra persona? Mandi alla società la prova di chi vive lì, come un contratto d’affitto o una bolletta. Chieda di fermarsi.',
  },
  'gb.bailiff.step-ask-breakdown': {
    says: 'Chieda l’elenco del debito, di ogni tariffa e di ogni pagamento, con le date. Lo confronti con le tariffe fisse.',
  },
  'gb.bailiff.step-check-register': {
    says: 'Cerchi l’ufficiale giudiziario (bailiff) nel registro pubblico. Chiami il comune o il tribunale a un numero che trova da solo.',
  },
  'gb.bailiff.step-closed-door': {
    says: 'Non faccia entrare un ufficiale giudiziario (bailiff). Tenga le porte chiuse e parli attraverso la porta o per telefono. Lo dica a tutti in casa.',
  },
  'gb.bailiff.step-keep-agreement': {
    says: 'Continui i pagamenti dell’accordo. Se non riesce, chiami la società prima di saltarne uno e chieda di cambiarlo.',
  },
  'gb.bailiff.step-advice': {
    says: 'Chiami National Debtline allo 0808 808 4000. È gratis, e i consulenti trattano con gli ufficiali giudiziari (bailiffs) ogni giorno.',
  },
  'gb.bailiff.step-breathing-space': {
    says: 'Chieda a un consulente sui debiti la sospensione «breathing space». Può fermare gli ufficiali giudiziari (bailiffs) per 60 giorni.',
  },
  'gb.bailiff.step-vulnerable': {
    says: 'In casa c’è chi è malato, disabile, incinta, anziano o molto piccolo? Lo scriva alla società. Chieda di sospendere.',
  },
  'gb.bailiff.step-never-knew-pcn': {
    says: 'Non ha mai ricevuto gli avvisi di prima? Chieda al Traffic Enforcement Centre i moduli TE7 e TE9. Permettono una dichiarazione in ritardo.',
  },
  'gb.bailiff.step-check-order': {
    says: 'Se pensa che la somma sia sbagliata, chieda al comune data e somma di ogni «liability order». È l’ordine del tribunale che sta dietro.',
  },
  'gb.bailiff.step-goods-of-others': {
    says: 'Hanno elencato o preso cose non Sue? Il proprietario dovrebbe scrivere alla società entro 7 giorni e mandare le prove.',
  },
  'gb.bailiff.step-council-back': {
    says: 'Chieda al comune di riprendere il debito e fare un piano con Lei. Parli di malattia, figli o reddito basso.',
  },
  'gb.bailiff.step-budget': {
    says: 'Faccia un breve bilancio e lo mandi con l’offerta. Cominci a pagare quanto ha offerto, e conservi le ricevute.',
  },
  'gb.bailiff.step-reduction': {
    says: 'Con un reddito basso, chieda al comune la riduzione della tassa (council tax reduction) e l’aiuto per difficoltà. Può abbassare la tassa stessa.',
  },
  'gb.bailiff.step-records': {
    says: 'Conservi ogni lettera e annoti ogni telefonata: il giorno, il nome e che cosa hanno detto. Può filmare una visita da dentro casa.',
  },
}
