/** Questions about the police, old records, stalking, images and recordings: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_SAFETY_ES: Words = {
  'us.story.police-home': {
    says: 'La policía necesita una orden, su permiso o una emergencia para entrar en una casa. Diga con calma que no acepta. No tiene que contestar: diga que quiere un abogado.',
    dependsOn: 'si alguien aceptó o había una emergencia',
  },
  'us.story.police-talk': {
    says: 'No tiene que contestar a la policía más allá de su nombre donde la ley lo pide. Diga: “Quiero un abogado y no hablaré.” No mienta.',
  },
  'us.story.old-record': {
    says: 'Muchos estados borran casos viejos o menores, algunos por sí solos. Pida su historial, mire la espera y preséntelo ante la corte. La ayuda legal muchas veces es gratis.',
    dependsOn: 'el estado, el cargo y los años pasados',
  },
  'us.story.images': {
    says: 'Guarde pruebas con enlaces. Pida al sitio que las quite: las plataformas grandes deben retirar imágenes íntimas en 48 horas. Compartirlas es delito en casi todos los estados, y puede demandar.',
  },
  'us.story.recording': {
    says: 'La ley federal permite grabar una conversación en la que participa. Algunos estados, como California, Florida y Pennsylvania, exigen el permiso de todos.',
    dependsOn: 'su estado',
  },
  'us.story.my-things': {
    says: 'Escriba un reclamo con lista, fecha y forma de entrega. La policía casi siempre solo cuida la calma. Después un caso de reclamos menores o replevin puede recuperar las cosas o su valor.',
  },
}
