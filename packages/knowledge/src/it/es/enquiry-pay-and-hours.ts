/** Questions about wages, working hours, leave and the place of work: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'it.ask.holiday-left': {
    says: 'Al terminar el contrato, la empresa debe pagar las vacaciones no disfrutadas, también si dimitió. Pídalo por carta certificada o PEC. Con la nómina, un juez puede ordenar pronto el pago.',
  },
  'it.ask.parental-leave': {
    says: 'Es su derecho y el jefe no puede negarse. Solicítelo al INPS en línea y avise a la empresa al menos cinco días antes, o como diga el convenio. Si lo impiden, acuda a un patronato o a la inspección de trabajo.',
  },
  'it.ask.mobbing': {
    says: 'Anote cada hecho con fecha y testigos, y vea a su médico. Avise por escrito a la empresa: debe proteger su salud. Vaya a un sindicato o a la consigliera di parità. Puede pedir dinero, o irse por causa grave con NASpI.',
  },
  'it.ask.holiday-days': {
    says: 'Pida sus vacaciones por escrito. Tiene al menos cuatro semanas al año: dos en ese año, el resto en los 18 meses siguientes.',
  },
  'it.ask.minimum-wage': {
    says: 'No, Italia no tiene salario mínimo por ley. Cuenta el convenio nacional (CCNL) de su sector, y la Constitución: la paga debe bastar para una vida digna. Un juez puede subir una paga demasiado baja, aunque un contrato la permita. Busque el CCNL y el nivel en su nómina y compare. Si es menos, pregunte a un sindicato o a la inspección (ITL), gratis al principio. Tiene cinco años.',
  },
}
