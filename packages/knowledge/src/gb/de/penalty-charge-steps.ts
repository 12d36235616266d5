/** What to do about a council penalty charge in England and Wales, stage by stage: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_STEPS_DE: Words = {
  'gb.pcn.step-wait-owner': {
    says: 'Das ist die Antwort auf Ihren ersten Einspruch. Wählen Sie: den kleineren Preis bis zum Tag im Brief zahlen oder nicht zahlen und auf den Bescheid an den Eigentümer (notice to owner) warten.',
  },
  'gb.pcn.step-wait-owner-formal': {
    says: 'Kommt der Bescheid an den Eigentümer (notice to owner), schicken Sie innerhalb von 28 Tagen den förmlichen Einspruch (formal representations). Danach können Sie zu einem kostenlosen tribunal.',
  },
  'gb.pcn.step-choose': {
    says: 'Wählen Sie: zum kleineren Preis zahlen oder Einspruch einlegen. Zahlen Sie, ist der Fall beendet und ein Widerspruch nicht mehr möglich.',
  },
  'gb.pcn.step-choose-post': {
    says: 'Wählen Sie: zahlen oder vor dem letzten Tag Einspruch einlegen. Zahlen Sie, ist der Fall beendet und ein Widerspruch nicht mehr möglich.',
  },
  'gb.pcn.step-challenge': {
    says: 'Legen Sie innerhalb von 14 Tagen Einspruch (challenge) ein, bieten die meisten Gemeinden bei einem Nein den kleineren Preis erneut an. Schicken Sie ihn früh.',
  },
  'gb.pcn.step-photos': {
    says: 'Sehen Sie Fotos oder Film auf der Webseite der Gemeinde (council) an. Fotografieren Sie selbst Schilder, Linien und Automat.',
  },
  'gb.pcn.step-owner-late': {
    says: 'Die 28 Tage sind wohl um. Schicken Sie trotzdem heute Ihre Gründe und sagen Sie, warum es spät ist. Die Gemeinde (council) kann sie noch ansehen.',
  },
  'gb.pcn.step-owner-notice': {
    says: 'Schicken Sie innerhalb von 28 Tagen den förmlichen Einspruch (formal representations). Tun Sie es, auch wenn Sie schon Einspruch hatten. Sonst verlieren Sie das Recht auf Widerspruch (appeal).',
  },
  'gb.pcn.step-tribunal': {
    says: 'Gehen Sie innerhalb von 28 Tagen zu dem tribunal, das im Brief steht. Nehmen Sie den Code aus dem Brief und fügen Sie Fotos bei.',
  },
  'gb.pcn.step-address': {
    says: 'Prüfen Sie, ob die DVLA Ihre jetzige Adresse hat. Briefe gehen an die Adresse im Fahrzeugpapier (log book).',
  },
  'gb.pcn.step-proof-post': {
    says: 'Nutzen Sie das Online-Formular und speichern Sie den Beleg. Per Post brauchen Sie einen Versandbeleg.',
  },
  'gb.pcn.step-signs': {
    says: 'Prüfen Sie Schilder und Linien. Fehlten sie oder waren sie abgenutzt oder unklar, fotografieren Sie sie und schreiben Sie das.',
  },
  'gb.pcn.step-grounds': {
    says: 'Nennen Sie Ihren Grund. Zum Beispiel: Es ist nicht passiert, das Auto war nicht Ihres oder es war gestohlen. Oder die Gemeinde hat Regeln verletzt.',
  },
  'gb.pcn.step-blue-badge': {
    says: 'Schicken Sie eine Kopie von Blue Badge, Parkausweis, Parkschein oder Lieferschein. Gemeinden streichen dann oft.',
  },
  'gb.pcn.step-pay': {
    says: 'Stimmt das Bußgeld, zahlen Sie in der Rabattzeit. Nutzen Sie nur die offizielle Webseite der Gemeinde (council).',
  },
  'gb.pcn.step-cannot-pay': {
    says: 'Können Sie nicht zahlen, bitten Sie die Gemeinde (council) jetzt schriftlich um mehr Zeit. Raten sind leichter, bevor Gerichtsvollzieher (bailiffs) beteiligt sind.',
  },
  'gb.pcn.step-check-signs': {
    says: 'Schreiben Sie den letzten Tag in den Kalender. Verpassen Sie ihn, steigt die Summe und Sie verlieren das Recht auf Widerspruch (appeal).',
  },
  'gb.pcn.step-tribunal-proof': {
    says: 'Lesen Sie, warum sie Nein sagten. Antworten Sie auf jeden Punkt mit Fotos, Belegen, Ausweisen oder einer Notiz von Zeugen.',
  },
  'gb.pcn.step-tribunal-hearing': {
    says: 'Wählen Sie, wie entschieden wird: nach den Papieren, per Telefon oder per Video. Sie brauchen keinen Anwalt.',
  },
  'gb.pcn.step-tribunal-or-pay': {
    says: 'Gehen Sie nicht zum tribunal, zahlen Sie vor Ende der 28 Tage. Dann steigt die Summe nicht um die Hälfte.',
  },
  'gb.pcn.step-bus-lane-london': {
    says: 'Sind Sie nicht einverstanden, schreiben Sie binnen 14 Tagen und bitten Sie, den niedrigeren Preis bis zur Antwort zu halten. Warten Sie, kommt eine enforcement notice: 28 Tage für den Einspruch, zum vollen Preis.',
  },
}
