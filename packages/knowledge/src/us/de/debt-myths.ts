/** The German words of the rows in ../debt-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_MYTHS_DE: Words = {
  'us.debt.myth-jail': {
    says: 'Wegen einer privaten Schuld können Sie nicht ins Gefängnis kommen. Ein Richter kann nur die bestrafen, die einen Befehl, zum Gericht zu kommen, nicht beachten.',
  },
  'us.debt.myth-take-things': {
    says: 'Eine Inkassofirma kann nicht kommen und Ihre Sachen nehmen. Bei einer normalen Schuld braucht sie zuerst ein Urteil. Bei einem Autokredit ist es anders.',
  },
  'us.debt.myth-social-security': {
    says: 'Ein privater Gläubiger kann Social Security oder SSI nicht nehmen. Die Bank muss zwei Monate direkter Überweisungen auf Ihrem Konto lassen.',
  },
  'us.debt.myth-ignore': {
    says: 'Eine Inkassofirma nicht zu beachten, beendet die Schuld nicht. Klagt sie und Sie antworten nicht, gewinnt sie ohne Beweise.',
  },
}
