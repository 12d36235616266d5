/** Questions on fines, insurers and pictures (in italiano) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_IT: Words = {
  'be.ask.fine': {
    says: 'Non paghi ciò che contesta. Risponda come e quando dice il foglio, con le Sue ragioni e le prove. Un ordine di pagamento non pagato può essere eseguito: agisca in tempo.',
  },
  'be.ask.insurer-refuses': {
    says: 'Chieda quale clausola della polizza usano. Risponda per iscritto con le prove e reclami all’assicuratore. Poi l’ombudsman delle assicurazioni guarda il caso gratis.',
  },
  'be.ask.picture-claim': {
    says: 'Salvi un’immagine della pagina, poi tolga la foto. Chieda la prova dei diritti e il calcolo della somma. Non offra più del prezzo di una licenza.',
  },
}
