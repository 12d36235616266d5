/** Miete: Gründe, Senkung, Mängel, Kaution, Rückgabe, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_DE: Words = {
  'ch.rise.right-reason': {
    says: 'Eine Erhöhung braucht einen klaren Grund im Gesetz, etwa Referenzzinssatz, höhere Kosten oder echte Verbesserungen. Nur «Markt» reicht nicht. Nach dem Formular haben Sie 30 Tage zum Anfechten.',
  },
  'ch.rise.right-form-content': {
    says: 'Das amtliche Formular muss alten Mietzins, neuen Mietzins, Beginn, Gründe und den Weg zur Anfechtung zeigen. Ohne Formular zahlen Sie den alten Mietzins weiter.',
  },
  'ch.rise.right-lower': {
    says: 'Sinkt der Referenzzinssatz, verlangen Sie schriftlich einen tieferen Mietzins. Kommt in 30 Tagen keine Antwort, gehen Sie zur Schlichtungsbehörde. Sie ist gratis.',
  },
  'ch.home.right-repair': {
    says: 'Melden Sie Mängel schriftlich. Sie können Reparatur und tieferen Mietzins verlangen. Setzen Sie zuerst eine Frist, dann können Sie den Mietzins hinterlegen.',
  },
  'ch.home.right-deposit': {
    says: 'Die Kaution muss auf einem Bankkonto auf Ihren Namen liegen, höchstens drei Monatsmieten. Ein Jahr nach dem Mietende muss die Bank zahlen, wenn kein Verfahren läuft.',
  },
  'ch.home.right-handover': {
    says: 'Normale Abnutzung zahlen Sie nicht. Schäden muss der Vermieter bei der Rückgabe sofort melden, sonst verliert er den Anspruch.',
  },
  'ch.home.right-leave-early': {
    says: 'Sie können früher gehen, wenn Sie einen zahlungsfähigen, zumutbaren Nachmieter zu gleichen Bedingungen vorschlagen. Ab dann schulden Sie keine Miete mehr.',
  },
  'ch.home.right-charges': {
    says: 'Nebenkosten schulden Sie nur, wenn der Vertrag sie nennt, und nur die echten Kosten. Sie dürfen die Belege ansehen.',
  },
  'ch.home.right-unfair-notice': {
    says: 'Eine Kündigung gegen Treu und Glauben ist anfechtbar. Auch eine, weil Sie ein Recht verlangt haben, oder binnen drei Jahren nach einem gewonnenen Verfahren.',
  },
}
