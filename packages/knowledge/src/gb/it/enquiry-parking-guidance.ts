/** Consigli per le domande sul parcheggio: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_GUIDANCE_IT: Words = {
  'gb.ask-parking.step-who': {
    says: 'Legga la parte in alto dell’avviso. «Penalty» vuol dire un comune (council) o la polizia. «Parking charge» vuol dire una ditta privata.',
  },
  'gb.ask-parking.step-days': {
    says: 'Cerchi la data e conti i giorni. Quattordici giorni spesso decidono il prezzo, e 28 giorni il diritto al ricorso.',
  },
  'gb.ask-parking.step-proof': {
    says: 'Conservi le prove: ricevuta, estratto conto, foto dei cartelli, e messaggi della ditta.',
  },
  'gb.ask-parking.step-appeal': {
    says: 'Faccia ricorso per iscritto prima di pagare. Pagare chiude il caso.',
  },
  'gb.ask-parking.step-court': {
    says: 'Si occupi prima degli atti del tribunale. Hanno un ultimo giorno, e se lo salta può perdere senza udienza.',
  },
  'gb.ask-parking.right-appeal': {
    says: 'Ha diritto a un ricorso gratuito contro quasi ogni avviso di parcheggio.',
  },
  'gb.ask-parking.right-tribunal': {
    says: 'Per le multe del comune (council) ha diritto a un tribunale gratuito e indipendente (tribunal).',
  },
  'gb.ask-parking.right-driver': {
    says: 'Non è obbligato a dire a una ditta privata di parcheggio chi guidava.',
  },
  'gb.ask-parking.fact-reality': {
    says: 'Le somme private possono essere dovute se i cartelli sono chiari. Le multe del comune (council) crescono se le lascia. Entrambe si possono annullare con buoni motivi.',
  },
  'gb.ask-parking.fact-rights': {
    says: 'Può chiedere le foto, dare i motivi, e far decidere qualcuno di indipendente.',
  },
  'gb.ask-parking.fact-bailiff': {
    says: 'Nessun ufficiale giudiziario (bailiff) può venire per un parcheggio senza prima un ordine del tribunale.',
  },
  'gb.ask-parking.option-appeal': {
    says: 'Faccia ricorso a chi l’ha mandato, poi all’ente indipendente.',
    title: 'Fare ricorso',
    cost: 'Gratis',
    time: 'Da 14 a 28 giorni',
    risk: 'Dopo 14 giorni può perdere il prezzo ridotto.',
    bestFor: 'Ha un motivo o una prova.',
  },
  'gb.ask-parking.option-pay': {
    says: 'Paghi presto e conservi la ricevuta.',
    title: 'Pagare il prezzo ridotto',
    cost: 'Spesso poco più di metà',
    time: 'Entro 14 giorni',
    risk: 'Dopo il pagamento non può fare ricorso.',
    bestFor: 'L’avviso è giusto.',
  },
  'gb.ask-parking.option-help': {
    says: 'Possono guardare l’avviso con Lei e aiutarla con i moduli.',
    title: 'Chiedere a Citizens Advice',
    cost: 'Gratis',
    time: 'Una telefonata o una visita',
    risk: 'I giorni corrono ancora.',
    bestFor: 'Non è sicuro, o sono arrivati atti del tribunale.',
  },
  'gb.ask-parking.warning-court': {
    says: 'Non ignori mai un avviso (letter before claim) o atti del tribunale, anche se la somma Le sembra ingiusta.',
  },
  'gb.ask-parking.myth-ignore': {
    says: 'Il consiglio di ignorare gli avvisi privati è superato. Le ditte ora portano molti casi in tribunale.',
  },
}
