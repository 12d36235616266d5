/** Notices to leave a rented home, and letters about rent arrears: options, warnings and what an adviser would notice. The four nations have different law. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NOTICE_IT: Words = {
  'gb.home.option-help': {
    says: 'Controlla se l’avviso (notice) è valido e parla per Lei in tribunale.',
    title: 'Avere un avvocato gratuito per la casa',
    cost: 'Nulla.',
    time: 'Chiami oggi.',
    risk: 'Nessuno.',
    bestFor: 'Chi ha un avviso o una data in tribunale.',
  },
  'gb.home.option-plan': {
    says: 'Offra per iscritto l’affitto più una somma per gli arretrati.',
    title: 'Offrire un piano per l’affitto',
    cost: 'Quello che offre.',
    time: 'Una sera.',
    risk: 'Lo mantenga, o può contare contro di Lei.',
    bestFor: 'L’affitto è in ritardo ma ora può pagare.',
  },
  'gb.home.option-defend': {
    says: 'Se arriva una richiesta del tribunale, mandi il modulo di difesa (defence) e vada all’udienza.',
    title: 'Contestarlo in tribunale',
    cost: 'Difendersi non costa nulla.',
    time: 'Alcune settimane fino a un’udienza.',
    risk: 'Se perde, si possono aggiungere spese.',
    bestFor: 'L’avviso è sbagliato, o ha un buon motivo.',
  },
  'gb.home.warn-court-papers': {
    says: 'Gli atti del tribunale hanno una data per un modulo e un’udienza. Vada all’udienza, anche se ha mandato il modulo.',
  },
  'gb.home.warn-lodger': {
    says: 'Se vive con il proprietario ha meno diritti, e basta un preavviso più breve. Chieda prima consiglio.',
  },
  'gb.home.insight-section-21-ended': {
    says: 'Sembra un avviso «section 21» dato dopo il 30 aprile 2026. In Inghilterra questi avvisi sono finiti il 1 maggio 2026, quindi non ha valore.',
    actionable:
      'Non vada via. Lo mostri a Shelter o a un consulente (legal aid) e scriva al proprietario che resta.',
  },
  'gb.home.insight-section-21-old': {
    says: 'È un avviso «section 21» di prima del 1 maggio 2026. Vale solo se il proprietario è andato in tribunale in tempo, al più tardi il 31 luglio 2026.',
    actionable:
      'Chieda per iscritto se c’è stata una causa, e quando. Se no, l’avviso non vale più.',
  },
  'gb.home.insight-section-8': {
    says: 'Un avviso «section 8» deve indicare il motivo (ground) su cui si basa. Il tribunale guarda poi le prove e, per molti motivi, che cosa è giusto.',
    actionable: 'Cerchi il numero del motivo e chieda a un consulente che cosa devono mostrare.',
  },
  'gb.home.change-section-21': {
    says: 'Dal 1 maggio 2026 i proprietari privati in Inghilterra non possono sfrattare senza motivo.',
    was: 'Un proprietario privato poteva dare due mesi di preavviso senza motivo.',
    is: 'Un proprietario deve dare un motivo legale e provarlo in tribunale.',
  },
  'gb.home.warn-order-made': {
    says: 'Un tribunale forse Le ha ordinato di uscire, o gli ufficiali giudiziari (bailiffs) hanno una data. Cerchi oggi un avvocato gratuito per la casa. Forse può chiedere al tribunale di fermarlo.',
  },
  'gb.home.insight-sale': {
    says: 'Un proprietario che vuole vendere o abitare lì deve dare quattro mesi. Questo motivo non vale nei primi 12 mesi del Suo affitto.',
    actionable:
      'Confronti il giorno di inizio dell’affitto con le date dell’avviso, e chieda prove del piano. Dopo che Lei va via, la casa non si può riaffittare per 12 mesi.',
  },
}
