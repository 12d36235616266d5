/** Questions about overtime that is not paid: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERTIME_DE: Words = {
  'jp.ask.overtime': {
    says: 'Überstunden brauchen mindestens 25 % mehr, auch wenn der Chef sie nur duldet. Behalten Sie Notizen, Mails und Zeiten. Fordern Sie schriftlich, dann gehen Sie zur Arbeitsaufsicht. Sie haben drei Jahre.',
  },
}
