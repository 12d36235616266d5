/** The last answer of a firm to a complaint: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COMPLAINT_REFUSED_DE: Words = {
  'gb.refused.reality': {
    says: 'Das ist das letzte Wort der Firma, nicht Ihrer Sache. Eine Schlichtungsstelle (ombudsman) prüft neu und ist neutral.',
  },
  'gb.refused.deadline-fos': {
    says: 'Sie haben sechs Monate ab dem Datum der letzten Antwort.',
    action: 'Die Beschwerde an den Financial Ombudsman Service schicken',
    consequence:
      'Danach geht es nur, wenn die Firma zustimmt oder etwas Außergewöhnliches Sie hinderte.',
  },
  'gb.refused.right-free': {
    says: 'Der Financial Ombudsman Service ist für Sie kostenlos. Sie brauchen keinen Anwalt und keine Firma für Ansprüche (claims firm).',
  },
  'gb.refused.right-fair': {
    says: 'Er entscheidet, was fair und vernünftig ist, nicht nur nach dem Kleingedruckten. So kann er Ja sagen, wo die Firma Nein sagte.',
  },
  'gb.refused.right-binding': {
    says: 'Nehmen Sie die letzte Entscheidung an, muss die Firma sie befolgen. Sonst können Sie noch zum Gericht.',
  },
  'gb.refused.right-app': {
    says: 'Für Überweisungen im UK seit 7. Oktober 2024 müssen Banken Betrugsopfern meist das Geld ersetzen, bis £85,000. Dass Sie selbst zahlten, genügt nicht als Grund.',
  },
  'gb.refused.right-app-refusal': {
    says: 'Die Bank muss grobe Sorglosigkeit beweisen, etwa dass Sie ihre klare Warnung übergingen. Waren Sie schutzbedürftig und fielen deshalb darauf herein, zählt das nicht.',
  },
  'gb.refused.right-not-authorised': {
    says: 'Eine Zahlung, die Sie weder gemacht noch erlaubt haben, muss die Bank meist bis Ende des nächsten Arbeitstags erstatten.',
  },
  'gb.refused.know-app': {
    says: 'Die Bank darf bis £100 einbehalten, aber nicht bei schutzbedürftigen Menschen. Der Antrag muss in 13 Monaten nach der letzten Zahlung kommen.',
  },
  'gb.refused.step-gather': {
    says: 'Legen Sie diese Antwort, Ihre Beschwerde und Belege zusammen: Rechnungen, Nachrichten, Tage der Anrufe.',
  },
  'gb.refused.step-write': {
    says: 'Schreiben Sie in wenigen Zeilen, was geschah, was an der Antwort falsch ist und was Sie wollen.',
  },
  'gb.refused.step-fos': {
    says: 'Nutzen Sie das Online-Formular des Financial Ombudsman Service oder rufen Sie 0800 023 4567 an. Man hilft Ihnen beim Ausfüllen.',
  },
  'gb.refused.option-fos': {
    says: 'Zuerst prüft jemand beide Seiten. Ist eine nicht einverstanden, entscheidet ein Ombudsman.',
    title: 'Zum Financial Ombudsman Service gehen',
    cost: 'Nichts.',
    time: 'Oft einige Monate.',
    risk: 'Keines. Bis Sie eine Entscheidung annehmen, bleibt der Weg zum Gericht.',
    bestFor: 'Sie halten die Antwort für unfair.',
  },
  'gb.refused.option-again': {
    says: 'Nur bei neuen Tatsachen: schicken Sie sie und bitten Sie bis zu einem Tag um neue Antwort.',
    title: 'Die Firma noch einmal bitten',
    cost: 'Nichts.',
    time: 'Ein bis zwei Wochen.',
    risk: 'Die Frist für die Schlichtungsstelle läuft weiter.',
    bestFor: 'Sie haben neue Belege.',
  },
  'gb.refused.option-court': {
    says: 'Ein Anspruch über kleinere Summen kommt ins einfache Verfahren (small claims). Schicken Sie vorher ein Forderungsschreiben.',
    title: 'Stattdessen zum Gericht gehen',
    cost: 'Eine Gebühr. Bei wenig Einkommen gibt es Hilfe.',
    time: 'Viele Monate.',
    risk: 'Verlieren Sie, ist die Gebühr weg.',
    bestFor: 'Keine Stelle hilft, oder Sie nehmen die Entscheidung nicht an.',
  },
}
