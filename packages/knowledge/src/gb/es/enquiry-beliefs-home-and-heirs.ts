/** What people believe of squatters and of children left out of a will, put right: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_HOME_AND_HEIRS_ES: Words = {
  'gb.ask-home.squatters': {
    says: 'En Inglaterra y Gales es delito vivir como okupa en una vivienda. Vale también si nadie vivía allí, por ejemplo tras una muerte. Llame a la policía al 101 y muestre que la casa es suya; en peligro, al 999. No entre por la fuerza mientras estén dentro: puede ser delito. Un inquilino que se queda no es okupa. Si la policía no actúa, pida al tribunal una interim possession order. Hágalo en los 28 días desde que lo supo.',
  },
  'gb.ask-home.squatters-scotland': {
    says: 'En Escocia es delito vivir sin permiso en la casa o el terreno de otra persona. Llame a la policía al 101 y muestre que es suyo; en peligro, al 999. Si no actúa, un abogado puede pedir al sheriff court que ordene salir a esas personas. No use la fuerza ni corte la luz o el agua.',
  },
  'gb.ask-family.left-out-scotland': {
    says: 'En Escocia ningún testamento puede dejar a un hijo sin nada, tampoco si es adulto. Estos «legal rights» dan a los hijos juntos la mitad del dinero y los bienes muebles. Es un tercio si vive el cónyuge o la pareja registrada. La casa y la tierra no cuentan. Diga por escrito al albacea que lo reclama. Entonces pierde lo que le da el testamento. Los hijastros no tienen ese derecho. Se acaba a los 20 años.',
  },
  'gb.ask-family.left-out-england': {
    says: 'En Inglaterra y Gales un testamento puede dejar fuera a un hijo. Pero también un hijo adulto puede pedir al tribunal lo que necesita para vivir. También el cónyuge, la pareja de dos años o quien dependía de la persona. Debe ser en los seis meses del grant of probate. Pida a la Probate Registry que le avise. Los hijos adultos que viven bien muchas veces no reciben nada. Vea antes a un abogado: puede costar mucho.',
  },
}
