/** Questions about judgments, court claims and the letter that comes before: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COURT_ES: Words = {
  'gb.ask-debt.ccj-unknown-parking': {
    says: 'Actúe ya. Pida al juzgado que la anule (set aside) con el formulario N244. Diga cuándo lo supo, adónde fueron los papeles y por qué no debe el cobro.',
  },
  'gb.ask-debt.ccj-unknown': {
    says: 'Actúe ya. Pida al juzgado anularla con el N244. Diga cuándo se enteró, que los papeles fueron a una dirección antigua y cuál es su defensa. Anularla la borra del registro. Pagar tras el primer mes no: queda seis años como pagada. Hay una tasa; EX160 puede ayudar.',
  },
  'gb.ask-debt.ccj-register': {
    says: 'Pague todo en el plazo de un mes y sale del registro. Si no, queda seis años desde la sentencia. Si paga después, consta como pagada.',
    dependsOn: 'si paga todo en el plazo de un mes',
  },
  'gb.ask-debt.court-claim': {
    says: 'Envíe enseguida el acuse (acknowledgment of service). Tiene 14 días desde la entrega (service) para eso, y 28 días desde la entrega para defenderse. No lo ignore.',
  },
  'gb.ask-debt.letter-before': {
    says: 'Responda en un plazo de 30 días desde la fecha de la carta. Use el formulario de respuesta (Reply Form) y pida los papeles que necesita. Entonces deberían esperar antes de ir al juzgado.',
  },
  'gb.ask-debt.ni-set-aside': {
    says: 'Llame hoy al tribunal que figura en la sentencia. Pida el formulario para anularla (set aside). Diga cuándo se enteró, por qué no respondió y cuál es su defensa.',
  },
}
