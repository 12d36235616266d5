/** Questions about which tuition a state college may charge: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TUITION_ES: Words = {
  'us.agree.ask-tuition-mistake': {
    says: 'Apele hoy por escrito ante la oficina de residencia o el registrar. Envíe la confirmación de «in-state». Pida la regla, la razón, el plazo y que congelen los recargos. En algunos estados, como Texas, el error de la escuela solo cuenta desde el siguiente período si sus datos eran ciertos. Haber confiado en una promesa clara también ayuda. Luego, el ombuds o la ayuda legal.',
  },
  'us.agree.ask-tuition-resident': {
    says: 'Cada estado tiene su regla. Muchos piden cerca de un año viviendo allí para quedarse, no solo para estudiar. Las pruebas son el contrato de renta, el trabajo, los impuestos, la licencia o el registro de voto. Quien depende de sus padres suele contar como si viviera donde ellos. Si la escuela dice que no, pida la regla y la razón, y apele por escrito antes del plazo.',
    dependsOn: 'la regla de su estado y sus pruebas',
  },
  'us.agree.ask-transcript': {
    says: 'California, Nueva York y algunos otros estados prohíben a una escuela retener un expediente (transcript) por una deuda. Pídalo por escrito, con la cuenta exacta, y nombre la ley. En otros, pida un plan pequeño y que lo envíen a un empleador o a otra escuela. En todos puede ver su expediente. Si se niega, quéjese al fiscal general (attorney general) de su estado.',
    dependsOn: 'su estado',
  },
}
