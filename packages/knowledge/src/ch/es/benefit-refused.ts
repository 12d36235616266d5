/** Letters of an office that refuses or stops a benefit: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_ES: Words = {
  'ch.refusal.want': {
    says: 'Una oficina dice que no recibe la prestación, que se acaba o que baja.',
  },
  'ch.refusal.reality': {
    says: 'Una oficina decidió en su contra. Muchas decisiones cambian cuando se oponen con papeles.',
  },
  'ch.refusal.step-first': {
    says: 'Pida los motivos y su expediente. Reúna pruebas y escriba antes del último día. Las pruebas pueden llegar después.',
  },
  'ch.refusal.benefit-want': {
    says: 'Una oficina dice que no recibe la prestación, que se acaba o que baja.',
  },
  'ch.refusal.benefit-reality': {
    says: 'Una oficina decidió en su contra. Muchas decisiones cambian cuando se oponen con papeles.',
  },
  'ch.refusal.benefit-step-first': {
    says: 'Pida los motivos y su expediente. Reúna pruebas y escriba antes del último día. Las pruebas pueden llegar después.',
  },
  'ch.refusal.right-object': {
    says: 'Contra una decisión tiene casi siempre 30 días para oponerse o recurrir. Contra un borrador de la oficina AI también 30 días. La carta dice dónde.',
  },
  'ch.refusal.right-invalidity': {
    says: 'La renta de la IV empieza con un 40 % de invalidez. Por debajo, desde un 20 %, puede haber ayuda para trabajar o formarse: pídala. Mire cómo compararon salarios.',
  },
  'ch.refusal.right-file': {
    says: 'Puede ver todo el expediente con los informes médicos y deben oírle antes de decidir. El proyecto (Vorbescheid) es su oportunidad: envíe carta de su médico.',
  },
  'ch.refusal.deadline': {
    says: 'Tiene treinta días para oponerse por escrito.',
    action: 'Oponerse (opposition)',
    consequence: 'La decisión queda firme.',
  },
}
