/** Fianza y reparaciones, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_ES: Words = {
  'jp.home.right-deposit': {
    says: 'Tras irse, la fianza (敷金) debe volver, menos alquiler pendiente y daños suyos. No paga el desgaste normal.',
  },
  'jp.home.step-guideline': {
    says: 'Pida una lista de cada gasto con fotos. Compárela con la guía del ministerio (原状回復ガイドライン), que cuenta la edad de paredes y suelos.',
  },
  'jp.home.right-repair': {
    says: 'El casero debe hacer las reparaciones necesarias. Avísele por escrito. Si una parte no sirve, baja el alquiler. Si no hace nada, puede repararlo usted.',
  },
  'jp.home.right-trust': {
    says: 'Pague todo antes del último día y el contrato sigue. Un tribunal solo lo termina si se rompió la confianza, casi siempre con unos tres meses de deuda.',
  },
  'jp.home.right-stay-until': {
    says: 'Nadie puede cambiar sus cerraduras ni vaciar su casa sin tribunal. Solo un oficial (執行官) puede, tras una sentencia.',
  },
  'jp.home.right-rent-help': {
    says: 'Tras perder el empleo o mucho ingreso, la ciudad puede pagar el alquiler unos meses (住居確保給付金). Pregunte antes de que acabe el contrato.',
  },
  'jp.home.right-guarantee-firm': {
    says: 'Una empresa de garantía (保証会社) no puede terminar su contrato sola ni dar la casa por dejada. El Tribunal Supremo anuló esas cláusulas.',
  },
  'jp.home.right-renewal-fee': {
    says: 'La cuota de renovación solo se debe si el contrato la nombra claro y no es muy alta. Sin papel nuevo, un contrato normal sigue por ley. No tiene que aceptar un alquiler más alto.',
  },
  'jp.home.step-renewal-fee': {
    says: 'Busque cada cuota en el contrato: 更新料, 更新事務手数料, seguro. Lo que no esté, recházelo por escrito. Siga pagando el alquiler de antes.',
  },
  'jp.home.right-clause': {
    says: 'Una cláusula que le carga la limpieza o el desgaste solo vale si era clara y usted la aceptó. La que le perjudica solo a usted es nula.',
  },
  'jp.home.renewal-reality': {
    says: 'No pueden echarle solo por preguntar por la tarifa. Un alquiler normal sigue mientras hablan.',
  },
  'jp.home.right-no-force': {
    says: 'El dueño no puede cambiar la cerradura ni sacar sus cosas sin un juez. Si alguien lo hace, llame a la policía y a un abogado.',
  },
  'jp.home.right-broken-trust': {
    says: 'Un retraso en la renta no siempre acaba el contrato. El juez mira si se ha roto la confianza entre usted y el dueño. Pague ya lo que pueda y anote por qué se retrasó.',
  },
}
