/** The German words of Italy: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'it.scam.want': {
    says: 'Jemand will Ihr Geld oder Ihre Daten, schnell und bevor Sie nachdenken.',
  },
  'it.scam.who': {
    says: 'Es kann ein Betrüger sein, der den Namen einer Bank, von Poste, INPS, Steueramt oder Polizei benutzt.',
  },
  'it.scam.rights': {
    says: 'Einem Betrüger schulden Sie nichts. Zahlungen, die Sie nicht erlaubt haben, muss die Bank meist erstatten.',
  },
  'it.scam.reality': {
    says: 'Echte Ämter verlangen keine Gutscheinkarten, kein Kryptogeld und keine Codes. Keine Polizei schreibt per E-Mail, dass gegen Sie ein Verfahren läuft.',
  },
  'it.scam.nothing': {
    says: 'Es passiert nichts, wenn Sie eine falsche Forderung nicht zahlen.',
  },
  'it.scam.right-refund': {
    says: 'Haben Sie eine Zahlung nicht erlaubt, muss die Bank sie bis zum Ende des nächsten Geschäftstags zurückgeben, außer sie vermutet Betrug von Ihnen.',
  },
  'it.scam.right-fifty': {
    says: 'Wurde Ihre Karte gestohlen oder verloren, tragen Sie höchstens 50 €, außer Sie waren grob fahrlässig.',
  },
  'it.scam.right-report': {
    says: 'Betrug ist eine Straftat. Sie können ihn kostenlos bei Polizia Postale oder Carabinieri anzeigen, meist innerhalb von drei Monaten.',
  },
  'it.scam.step-stop': {
    says: 'Zahlen und klicken Sie nicht. Rufen Sie die Nummer nicht an und schicken Sie keine Daten.',
  },
  'it.scam.step-check': {
    says: 'Fragen Sie das echte Amt oder die Bank unter einer Nummer, die Sie selbst suchen.',
  },
  'it.scam.step-bank': {
    says: 'Gezahlt oder Daten gegeben? Rufen Sie jetzt Ihre Bank an, sperren Sie die Karte und ändern Sie Passwörter. Fordern Sie das Geld schriftlich zurück.',
  },
  'it.scam.step-police': {
    says: 'Zeigen Sie es bei der Polizia Postale an, auch online, und behalten Sie die Nachrichten.',
  },
  'it.scam.step-abf': {
    says: 'Zahlt die Bank nicht zurück, beschweren Sie sich schriftlich. Nach 60 Tagen gehen Sie für 20 € zur Bankenschiedsstelle (ABF).',
  },
  'it.scam.option-ignore': {
    title: 'Nicht zahlen',
    says: 'Behalten Sie es als Beweis und tun Sie nichts, was es verlangt.',
    cost: 'Nichts.',
    time: 'Keine Zeit.',
    risk: 'Keines, wenn Sie beim echten Amt nachgefragt haben.',
    bestFor: 'Sie haben nicht gezahlt und keine Daten gegeben.',
  },
  'it.scam.option-report': {
    title: 'Es melden',
    says: 'Sagen Sie es der Polizia Postale und Ihrer Bank.',
    cost: 'Nichts.',
    time: 'Eine Stunde.',
    risk: 'Keines.',
    bestFor: 'Sie haben gezahlt oder Daten gegeben.',
  },
  'it.scam.option-help': {
    title: 'Die Polizei online fragen',
    says: 'Die Seite commissariatodips.it beantwortet Fragen.',
    cost: 'Nichts.',
    time: 'Einige Minuten.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher.',
  },
  'it.scam.insight-hurry': {
    says: 'Eile und Angst sind die Werkzeuge eines Betrugs.',
    actionable: 'Warten Sie eine Stunde und fragen Sie jemanden, dem Sie vertrauen.',
  },
  'it.scam.warning-codes': {
    says: 'Geben Sie niemandem einen Code aus einer SMS oder App, auch nicht „der Bank“.',
  },
  'it.scam.warning-invest': {
    says: 'Nur Firmen mit Erlaubnis dürfen in Italien Anlagen anbieten. Sehen Sie in die Listen der CONSOB. Wer vor der Auszahlung eine Steuer oder Gebühr will, betrügt.',
  },
  'it.scam.right-threat': {
    says: 'Jemanden für Geld zu bedrohen ist ein Verbrechen (estorsione). Kein Gericht und keine Polizei arbeitet per E-Mail. Zahlen und antworten Sie nicht, zeigen Sie es an.',
  },
  'it.scam.right-fine': {
    says: 'Eine echte Verkehrsstrafe wird per Post, von Hand oder per zertifizierter Mail (PEC) zugestellt und lässt 60 Tage Zeit. Eine einfache E-Mail oder SMS mit Link stellt nichts zu.',
  },
}
