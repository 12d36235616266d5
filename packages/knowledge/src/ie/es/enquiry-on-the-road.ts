/** Questions about fines, parking, clamps and tolls: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_ES: Words = {
  'ie.ask.fine': {
    says: 'Pague en 28 días, o con la mitad más en 56 días. Si conducía otra persona, nómbrela a tiempo. Para discutirla hay que ir al juzgado.',
    dependsOn: 'la fecha del aviso',
  },
  'ie.ask.clamped': {
    says: 'Pague para soltar el coche y guarde la prueba. Después recurra a la empresa de aparcamiento en 60 días, y luego a la NTA en 30 días.',
  },
  'ie.ask.private-parking': {
    says: 'Una empresa privada no puede multarle. Puede poner un cepo (clamp) donde lo digan los carteles, y usted puede recurrir.',
    dependsOn: 'lo que decían los carteles',
  },
  'ie.ask.toll': {
    says: 'Revise el aviso en eflow.ie, escrito por usted. Pague pronto, porque sube por pasos. Si vendió el coche o no estuvo allí, reclame con pruebas.',
  },
  'ie.ask.council-parking': {
    says: 'Escriba al ayuntamiento (council) antes de que acaben los 28 días, con fotos, y pida que lo anule. Si dice que no, pague a tiempo o explíquese ante un juez.',
  },
}
