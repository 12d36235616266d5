/** Questions about a job that ends early, an injury at work and a redundancy that is none: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CLAIMS_IT: Words = {
  'au.ask.sent-home-notice': {
    says: 'Per lo più sì: devono pagare il preavviso che ha dato e voleva lavorare. Il capo può mandarLa a casa, ma deve quel tempo in denaro. Anche le ferie non usate. Chieda per iscritto con somma e data. Altrimenti Fair Work Ombudsman, 13 13 94. I casual di solito non hanno preavviso. Se L’hanno spinta fuori, ha 21 giorni per la Fair Work Commission.',
  },
  'au.ask.work-injury': {
    says: 'Lo denunci. Anche i casual sono coperti, di chiunque sia la colpa. Vada dal medico, dica che è successo al lavoro e chieda un certificate of capacity. Lo segnali per iscritto al capo e presenti la domanda all’assicuratore o all’ente. Paga le cure e gran parte della paga. Tagliare turni o licenziarLa per questo è vietato; 21 giorni per la Fair Work Commission.',
  },
  'au.ask.sham-redundancy': {
    says: 'Allora forse non è una vera soppressione (genuine redundancy). Lo è solo se nessuno deve più fare il Suo lavoro, se L’hanno consultata e non potevano collocarLa altrove. Altrimenti unfair dismissal alla Fair Work Commission entro 21 giorni: 1300 799 675. Servono sei mesi di lavoro, 12 sotto 15 persone. Salvi l’annuncio. L’indennità è dovuta dopo un anno, ma di solito non sotto 15 persone.',
  },
}
