/** What people believe of phones searched at an arrest and of evictions in winter, put right: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_POLICE_AND_WINTER_ES: Words = {
  'ca.fact.phone-search': {
    says: 'Si el arresto es legal, pueden mirar el teléfono sin orden, pero con límites. Debe ser en ese momento y necesario para ese caso: por seguridad, para salvar pruebas o porque la investigación se pararía. Solo pueden mirar lo necesario, como los últimos mensajes, y deben anotarlo. Para lo demás necesitan una orden. Puede callar y no tiene que dar la clave. Pida un abogado, que puede atacar pruebas ilegales.',
  },
  'ca.fact.winter-eviction-on': {
    says: 'Ninguna ley de Ontario prohíbe los desalojos en invierno. Pero solo el Landlord and Tenant Board puede ordenarlo, y solo el sheriff lo ejecuta. Vaya a la audiencia y diga qué significa salir con el frío para niños, mayores o enfermos. El Board puede entonces esperar o negarse. Si debe renta, pagar todo y los costos antes de que llegue el sheriff puede acabar la orden. Pregunte ya a una legal clinic.',
  },
}
