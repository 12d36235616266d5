/** Spanish: refusals of the Home Office, EU settled status, citizenship and detention. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_ES: Words = {
  'gb.immigration.wants': {
    says: 'El ministerio (Home Office) ha negado lo que pidió. Su carta dice si puede apelar, pedir una revisión o pedirlo de nuevo.',
  },
  'gb.immigration.right-appeal': {
    says: 'Puede apelar si niega el asilo o una petición por derechos humanos, como la familia. Tiene 14 días en el país, o 28 días en el extranjero.',
  },
  'gb.immigration.right-stay-meanwhile': {
    says: '¿Lo pidió antes de acabar su permiso? Entonces puede quedarse, y trabajar como antes, hasta que se decida el recurso hecho a tiempo.',
  },
  'gb.immigration.right-review': {
    says: 'En muchas negativas de trabajo y estudio se pide en cambio una revisión (administrative review). El plazo es de 14 días en el país, o 28 días en el extranjero.',
  },
  'gb.immigration.right-family': {
    says: 'Las reglas dicen qué ingresos y papeles debe mostrar una pareja. Si no llega, el Home Office debe pesar aun así su vida familiar y lo mejor para un niño.',
  },
  'gb.immigration.right-settled': {
    says: 'Puede apelar contra la negativa del estatus UE (settled status). El plazo es de 14 días en el país, o 28 días en el extranjero.',
  },
  'gb.immigration.right-citizen': {
    says: 'No hay apelación contra la negativa de la nacionalidad. Puede pedir otra mirada si erraron en la ley o los hechos, o pedirla de nuevo.',
  },
  'gb.immigration.right-bail': {
    says: 'Quien está detenido puede pedir la libertad (bail) al Home Office o al tribunal. Pida enseguida un abogado: hay consejo gratis en la detención.',
  },
  'gb.immigration.step': {
    says: 'Busque consejo esta semana, porque el plazo es corto. Solo un abogado o un asesor registrado puede aconsejarle. Guarde el sobre o el correo.',
  },
  'gb.immigration.answer': {
    says: 'Busque ahora un abogado o asesor registrado. En el país tiene 14 días para apelar o pedir la revisión; la carta dice cuál. Si lo pidió a tiempo, puede quedarse mientras tanto.',
  },
  'gb.immigration.answer-settled': {
    says: 'Sí, puede apelar. Tiene 14 días en el país, o 28 días en el extranjero. También puede pedirlo de nuevo, con una buena razón del retraso.',
  },
}
