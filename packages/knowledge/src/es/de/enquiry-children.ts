/** The German words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_DE: Words = {
  'es.ask.child-support': {
    says: 'Bitten Sie das Gericht, das sie festsetzte, um Vollstreckung. Es kann Lohn ohne die normale Grenze pfänden. Zwei Monate in Folge oder vier insgesamt unbezahlt können strafbar sein.',
  },
  'es.ask.see-children': {
    says: 'Notieren Sie jeden verweigerten Tag mit Nachrichten. Bitten Sie das Gericht um Durchsetzung: Es kann strafen, Tage ersetzen und die Sorge ändern. Zahlen Sie weiter Unterhalt. Mit wenig Einkommen ist der Anwalt gratis.',
  },
  'es.ask.move-child': {
    says: 'Wo ein Kind wohnt, entscheiden beide Eltern, auch nach der Trennung, außer ein Richter gab es einem allein. Ziehen Sie nicht ohne schriftliches Ja oder das Ja des Richters um. Ohne Einigung entscheidet der Richter: Beantragen Sie es bald mit einem Anwalt, bei kleinem Einkommen kostenlos.',
  },
  'es.ask.support-lower': {
    says: 'Er sinkt nicht von selbst, und Sie dürfen ihn nicht allein kürzen. Bis ein Richter ihn ändert, schulden Sie alles. Beantragen Sie bald die Änderung (modificación de medidas), am besten mit einer Einigung, die der Richter bestätigt. Mit kleinem Einkommen ist der Anwalt gratis. Zahlen Sie, was Sie können, und heben Sie Belege auf: Zwei Monate in Folge oder vier insgesamt unbezahlt können strafbar sein.',
  },
}
