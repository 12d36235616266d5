/** The Spanish words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_ES: Words = {
  'nz.insure.want': { says: 'Busque la razón, y las palabras de la póliza que nombra.' },
  'nz.insure.reality': { says: 'Es la opinión de la aseguradora. No es la última palabra.' },
  'nz.insure.who': {
    says: 'Cada aseguradora debe pertenecer a un servicio de quejas gratuito (dispute scheme).',
  },
  'nz.insure.rights': {
    says: 'Puede pedir razones, ver las palabras de la póliza y hacer que lo miren gratis.',
  },
  'nz.insure.right-reason': { says: 'Puede preguntar en qué palabras de la póliza se apoyan.' },
  'nz.insure.right-scheme': {
    says: 'Después de una respuesta final, llamada «deadlock», puede ir gratis al servicio de quejas (dispute scheme).',
  },
  'nz.insure.step-reason': { says: 'Pida por escrito las razones y los informes.' },
  'nz.insure.step-proof': { says: 'Envíe fotos, presupuestos y recibos.' },
  'nz.insure.step-complain': {
    says: 'Haga una queja escrita y pida el nombre del servicio de quejas (dispute scheme).',
  },
  'nz.insure.opt-scheme': {
    says: 'Primero a la aseguradora, después a su servicio de quejas.',
    title: 'Quejarse, después el servicio',
    cost: 'Gratis.',
    time: 'Meses.',
    risk: 'Bajo.',
    bestFor: 'Cree que la decisión está mal.',
  },
  'nz.insure.opt-court': {
    says: 'Reclame hasta 60.000 $ en el Tribunal.',
    title: 'Disputes Tribunal o juzgado',
    cost: 'Una tasa según la suma.',
    time: 'Meses.',
    risk: 'Bajo.',
    bestFor: 'El servicio no puede tomar el caso.',
  },
  'nz.insure.right-reform': {
    says: 'Una respuesta equivocada solo acaba con la cobertura si era importante. Una exclusión (exclusion) puede no contar si no causó la pérdida.',
  },
  'nz.insure.right-code': {
    says: 'El código del sector (industry code) dice con qué rapidez una aseguradora debe decidir y responder. Pida sus razones e informes.',
  },
}
