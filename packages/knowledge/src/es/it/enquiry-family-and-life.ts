/** The Italian words of Spain: enquiry family and life. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_AND_LIFE_IT: Words = {
  'es.ask.overtime': {
    says: 'Tenga un Suo elenco delle ore. Gli straordinari vanno pagati, o resi come riposo entro quattro mesi, e di solito può rifiutarli. Ha un anno per chiederli.',
  },
  'es.ask.holiday-days': {
    says: 'Ha almeno 30 giorni di calendario all’anno, e deve sapere le date due mesi prima. Se la ditta fissa altre date, faccia causa entro 20 giorni lavorativi.',
  },
  'es.ask.child-support': {
    says: 'Chieda al giudice che l’ha fissato di farlo eseguire. Può prendere lo stipendio senza un limite fisso. Due mesi di fila non pagati, o quattro in tutto, possono essere un reato.',
  },
  'es.ask.inherit-debts': {
    says: 'Chi accetta paga i debiti anche con i propri soldi. Può rifiutare, o accettare solo con ciò che c’è (a beneficio de inventario). Vada da un notaio e prima non tocchi nulla.',
    dependsOn: 'se accetta, e come',
  },
  'es.ask.noise': {
    says: 'Chiami ogni volta la polizia locale, così c’è un verbale. Il condominio può ordinare al vicino di smettere e poi fargli causa. Per un bar chieda al comune di misurare.',
  },
  'es.ask.used-car': {
    says: 'Da un commerciante ha una garanzia di tre anni, o almeno uno se l’avete deciso. Da un privato ha sei mesi per i difetti nascosti.',
    dependsOn: 'chi l’ha venduta',
  },
  'es.ask.benefit-refused': {
    says: 'Presenti un reclamo (reclamación previa) all’ufficio entro 30 giorni lavorativi. Dopo un no, o 45 giorni di silenzio, ha 30 giorni lavorativi per fare causa. Sono gratis tutti e due.',
  },
  'es.ask.divorce': {
    says: 'Può divorziare tre mesi dopo il matrimonio, e non serve un motivo. Se siete d’accordo e non avete figli sotto i 18 anni, basta un notaio. Altrimenti chieda al giudice.',
  },
  'es.ask.fine-too-old': {
    says: 'Un’infrazione lieve è troppo vecchia dopo tre mesi e una grave dopo sei, se nessun atto Le è arrivato. Una multa definitiva è troppo vecchia dopo quattro anni.',
    dependsOn: 'quanto è grave e che cosa Le è arrivato',
  },
  'es.ask.joint-account': {
    says: 'Annoti saldo e date, e chieda alla banca di bloccare il conto o di volere due firme. La Sua parte si chiede nella separazione. Un giudice può ordinare misure urgenti. Veda presto un avvocato.',
  },
  'es.ask.neighbour-camera': {
    says: 'La telecamera del vicino può riprendere casa sua, non la Sua, le scale o la strada. Chieda per iscritto di girarla. Se non cambia, reclamo gratis al AEPD.',
  },
  'es.ask.see-children': {
    says: 'Annoti ogni giorno negato, con i messaggi. Chieda al giudice che ha deciso le visite di farle rispettare: può multare, dare giorni in più e cambiare l’affidamento. Continui a pagare. Con reddito basso l’avvocato è gratis.',
  },
  'es.ask.medical-error': {
    says: 'Chieda subito copia della cartella clinica e veda un altro medico. Contro un ospedale pubblico ha un anno per il servizio sanitario. Contro uno privato dipende: scriva anche entro un anno.',
  },
  'es.ask.defamation': {
    says: 'Lo salvi con indirizzo e giorno, meglio dal notaio. Chieda al sito di toglierlo. In civile può chiedere denaro entro quattro anni. Per ingiuria grave o calunnia la querella ha un anno.',
  },
}
