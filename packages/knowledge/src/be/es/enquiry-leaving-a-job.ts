/** Questions about giving notice and unemployment pay: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_ES: Words = {
  'be.ask.unemployment': {
    says: 'Desde 2026 la prestación acaba a los 24 meses como máximo. Contra una negativa o sanción tiene tres meses para el tribunal laboral, gratis. Pregunte a su sindicato, y al CPAS por una renta de integración.',
  },
  'be.ask.unemployment-back': {
    says: 'Pregunte cómo se calculó la suma. Tiene tres meses para el tribunal laboral, sin coste. Si actuó de buena fe, solo pueden reclamar los últimos 150 días. También puede pedir un plan o una condonación.',
  },
  'be.ask.resigned-benefit': {
    dependsOn: 'por qué se fue',
    says: 'Irse sin buena razón suele costar semanas de subsidio, de 4 a 52. Cuentan las buenas razones: salario impagado, salud, mudanza familiar. Desde marzo de 2026, tras unos diez años de trabajo, puede irse una vez y cobrar hasta seis meses. Guarde pruebas, inscríbase enseguida y explíquese en la audiencia. Contra una sanción tiene tres meses para el tribunal de trabajo.',
  },
  'be.ask.c4': {
    says: 'La empresa debe darle el formulario C4 a más tardar su último día. Pídalo por carta certificada y dígalo a su sindicato o al ONEM (RVA). Inscríbase ya como demandante de empleo. El tribunal laboral puede ordenarlo.',
  },
  'be.ask.fixed-term': {
    says: 'Si la empresa lo termina antes sin falta grave, debe el sueldo hasta el final, como mucho el doble de la indemnización de preaviso. Solo en la primera mitad, seis meses como mucho, puede dar preaviso. Tiene un año para reclamar.',
  },
}
