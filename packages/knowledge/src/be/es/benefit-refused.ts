/** Letters of an office that refuses or stops a benefit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_ES: Words = {
  'be.refusal.want': {
    says: 'Una oficina dice que no recibe la prestación, que se acaba o que baja.',
  },
  'be.refusal.reality': {
    says: 'Una oficina decidió en su contra. Muchas decisiones cambian cuando se oponen con papeles.',
  },
  'be.refusal.step-first': {
    says: 'Pida los motivos y su expediente. Reúna pruebas y escriba antes del último día. Las pruebas pueden llegar después.',
  },
  'be.refusal.right-court': {
    says: 'Casi siempre tiene tres meses para ir al tribunal laboral. No cuesta nada, y su sindicato o un abogado gratuito puede escribir.',
  },
  'be.refusal.deadline': {
    says: 'Casi siempre tiene tres meses para el tribunal laboral. Contamos desde la fecha de la carta.',
    action: 'Recurrir al tribunal laboral',
    consequence: 'La decisión queda.',
  },
  'be.benefit.right-no-costs': {
    says: 'Un caso contra un organismo social ante el tribunal laboral no le cuesta nada, aunque pierda. Solo un caso temerario puede costar.',
  },
  'be.benefit.right-living-wage': {
    says: 'Contra una decisión del CPAS sobre la renta de integración tiene tres meses para ir al tribunal laboral. También puede perdonar una deuda por equidad.',
  },
  'be.refusal.right-conditions': {
    says: 'Para la renta de integración (leefloon) necesita un hogar aquí, 18 años, muy poco dinero y voluntad de trabajar. La salud o la equidad pueden eximirle del trabajo.',
  },
}
