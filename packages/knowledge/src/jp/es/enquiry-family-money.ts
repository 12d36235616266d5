/** Questions on child support, debts of the dead, affairs and legal shares: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_MONEY_ES: Words = {
  'jp.ask.child-support-deed': {
    says: 'Sí. Con una escritura ejecutiva (執行認諾) o un título del tribunal puede embargar hasta la mitad del sueldo neto. Una sola orden vale también para los meses siguientes. Si no conoce el empleador o el banco, el tribunal puede buscarlos (第三者からの情報取得手続).',
  },
  'jp.ask.estate-late': {
    says: 'Puede que aún sea posible. Los tres meses corren desde que supo de la muerte y de que es heredero. Si tenía buenas razones para creer que no había deudas, el tribunal puede contar desde que lo supo. No use nada, no pague nada y acuda ya al tribunal de familia.',
  },
  'jp.ask.affair-claimed': {
    says: 'No pague ni firme enseguida. No debe nada si el matrimonio ya estaba roto o si no podía saber de él. La reclamación prescribe tres años después de que la persona supo del hecho y de usted. La suma a menudo puede bajar. Enseñe la carta a un abogado.',
  },
  'jp.ask.affair-claim': {
    says: 'Sí, a su cónyuge y a la otra persona si sabía o debía saber del matrimonio. Necesita pruebas de una relación sexual. Reclame en los tres años desde que supo del hecho y de la persona. Si el matrimonio ya estaba roto, no recibe nada.',
  },
  'jp.ask.legal-share': {
    says: 'Sí. El cónyuge, un hijo o un padre puede pedir dinero hasta la legítima (遺留分), diga lo que diga el testamento. Los hermanos no. Envíe una carta certificada en el año desde que supo de la muerte y del testamento.',
  },
  'jp.ask.heir-took-savings': {
    says: 'Sí. Pida al banco los movimientos; cada heredero puede solo. Lo sacado sin permiso puede volver a la herencia o reclamarse hasta su parte. Lo gastado en el padre o el funeral no cuenta. Escriba primero; luego tribunal de familia o demanda.',
  },
  'jp.ask.child-taken': {
    says: 'Actúe esta semana. Pida al tribunal de familia que diga quién cuida al niño y ordene devolverlo (監護者指定・子の引渡し), con medida urgente (保全処分). No lo recupere por la fuerza. Anote quién lo cuidaba antes. Si hubo violencia, primero policía o #8008.',
  },
}
