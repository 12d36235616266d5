/** Questions about loans: a car or home that a lender wants to take, and payday loans: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_WORDS: Words = {
  'ca.ask.repossession': {
    says: 'Llame al prestamista antes de que acabe el aviso y ofrezca un plan. En la mayoría de las provincias debe avisarle antes de vender. Si ya pagó mucho, puede necesitar un tribunal.',
  },
  'ca.ask.foreclosure': {
    says: 'Actúe ya. El prestamista debe enviar antes un aviso, con días para ponerse al día: por ejemplo 35 en Ontario y 60 en Quebec. Pida al banco ayuda por dificultades y vea a un abogado.',
  },
  'ca.ask.payday-on': {
    says: 'En Ontario puede cancelar en dos días hábiles sin dar motivo. Devuelva la suma recibida; el prestamista no puede cobrar nada. Hágalo por escrito y guarde el recibo. Si se queda el préstamo, cuesta como mucho $14 por cada $100, y tras un tercer préstamo puede pedir un plan. Si el prestamista se niega, llame a Consumer Protection Ontario: 1-800-889-9768.',
  },
}
