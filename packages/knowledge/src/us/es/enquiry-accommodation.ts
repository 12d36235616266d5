/** Questions about changes at work that an illness or disability calls for: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOMMODATION_ES: Words = {
  'us.accommodation.ask-delay': {
    says: 'La demora sin razón puede violar la ley. Una empresa de 15 o más debe hablar con usted y actuar rápido. Pida a RR. HH. por escrito un día para decidir y un arreglo provisional para trabajar ya. Las horas no trabajadas casi nunca se pagan: pida licencia pagada, pago estatal por incapacidad o desempleo. La EEOC recibe quejas gratis en 180 días, o 300 en la mayoría de los estados.',
  },
  'us.accommodation.ask-refused': {
    says: 'Una empresa de 15 o más debe dar un cambio que sirva, salvo que le sea demasiado difícil o caro. Puede elegir otro que sirva igual, pero antes debe hablar con usted. Pida la razón por escrito. Ofrezca otra forma, con una nota del médico. No puede castigarle por pedirlo. La EEOC recibe quejas gratis en 180 días, o 300 en la mayoría de los estados.',
    dependsOn: 'el tamaño de la empresa, y si el cambio es demasiado difícil o caro',
  },
  'us.accommodation.ask-fired': {
    says: 'Una empresa de 15 o más no puede despedirle ni castigarle por pedir un cambio por su salud. Que viniera poco después ayuda a probarlo. Anote las fechas y guarde los mensajes. Pida la razón por escrito. Solicite ya el desempleo. Quéjese gratis ante la EEOC en 180 días, o 300 en la mayoría de los estados. Vea a un abogado antes de firmar nada.',
    dependsOn: 'la razón que dan, y la prueba',
  },
  'us.accommodation.ask-records': {
    says: 'Casi nunca pueden pedir todo su historial. Pueden pedir una nota sobre la enfermedad en cuestión, lo que no puede hacer y por qué necesita el cambio. Ofrezca una carta breve de su médico. Pregunte por escrito qué necesitan saber y por qué. Lo que entregue debe guardarse aparte y en secreto. Si insisten, consulte a la EEOC.',
  },
}
