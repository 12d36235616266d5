/** The Spanish words of the rows in ../letter-before-claim-accident.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ACCIDENT_ES: Words = {
  'gb.lbc.accident-want': {
    says: 'Dicen que un accidente fue culpa suya. Quieren que usted o su seguro pague los daños.',
  },
  'gb.lbc.accident-rights': {
    says: 'Puede dejar la respuesta a su seguro del coche. No tiene que aceptar que fue culpa suya.',
  },
  'gb.lbc.accident-reality': {
    says: 'Esto es una reclamación, no una deuda. Ningún juzgado ha decidido quién tuvo la culpa. Si tenía seguro, su aseguradora se ocupa.',
  },
  'gb.lbc.accident-cannot': {
    says: 'Ningún agente de embargo (bailiff) puede venir por esta carta. Primero deben presentar una demanda judicial y ganarla.',
  },
  'gb.lbc.accident-step-insurer': {
    says: 'Envíe hoy esta carta a su propio seguro del coche y llámeles. La mayoría de las pólizas lo exige. No la conteste antes de que le digan algo.',
  },
  'gb.lbc.accident-step-no-blame': {
    says: 'No reconozca culpa ni ofrezca dinero. Eso puede dañar su caso y su cobertura.',
  },
  'gb.lbc.accident-step-record': {
    says: 'Escriba lo que pasó. Guarde fotos, vídeos de la cámara del coche y nombres de testigos.',
  },
  'gb.lbc.accident-step-uninsured': {
    says: 'Si no tenía seguro, pida consejo legal esta semana. Responda a tiempo que ha recibido la carta y que está pidiendo consejo.',
  },
  'gb.lbc.accident-step-proof': {
    says: 'Usted o su seguro pueden pedir el informe del perito, las fotos, la factura de reparación y la de alquiler.',
  },
  'gb.lbc.accident-right-time': {
    says: 'Tiene un tiempo justo para contestar. Las reglas judiciales dicen 14 días en un caso sencillo, y hasta tres meses en uno muy difícil.',
  },
  'gb.lbc.accident-right-proof': {
    says: 'Deben probar que usted tuvo la culpa y que cada cantidad es justa. Puede decir que en parte fue culpa de ellos.',
  },
  'gb.lbc.accident-option-insurer': {
    says: 'Su seguro puede estudiar la reclamación, contestarla y, si es correcta, pagarla.',
    title: 'Dejarlo en manos de su seguro',
    cost: 'Quizá su franquicia o su descuento por no tener partes.',
    time: 'Una llamada hoy.',
    risk: 'Ninguno, si lo hace enseguida. Un retraso largo puede dañar su cobertura.',
    bestFor: 'Tenía seguro del coche ese día.',
  },
  'gb.lbc.accident-option-advice': {
    says: 'Citizens Advice o un centro legal (law centre) puede ayudarle a contestar, si no tenía seguro o el seguro dice que no.',
    title: 'Pedir consejo legal gratuito',
    cost: 'Nada.',
    time: 'Una hora más o menos.',
    risk: 'No deje pasar la fecha de respuesta mientras espera.',
    bestFor: 'No tenía seguro ese día.',
  },
  'gb.lbc.accident-warn': {
    says: 'Si nadie contesta, pueden demandarle en el juzgado. Envíe cualquier papel judicial a su seguro el mismo día.',
  },
}
