/** Entlassung, Strafe, Schwangerschaft, Lohn und Leistungen, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_TERMS_DE: Words = {
  'jp.job.right-four-tests': {
    says: 'Bei einer Entlassung aus Geldnot prüfen Gerichte vier Dinge: War es nötig? Wurde alles andere versucht? War die Auswahl fair? Wurde erklärt und geredet?',
  },
  'jp.job.right-punish': {
    says: 'Eine Strafe muss in den Arbeitsregeln stehen und passen. Eine Lohnkürzung beträgt je Fall höchstens einen halben Tageslohn und ein Zehntel im Monat.',
  },
  'jp.job.right-pregnant': {
    says: 'Eine Kündigung wegen Schwangerschaft, Geburt oder Elternzeit ist nichtig. Bis ein Jahr nach der Geburt muss der Arbeitgeber einen anderen Grund beweisen.',
  },
  'jp.job.right-seven-days': {
    says: 'Wenn Sie gehen und es verlangen, muss die Firma offene Löhne und Ihre Sachen binnen sieben Tagen herausgeben.',
  },
  'jp.job.right-overtime': {
    says: 'Überstunden brauchen mindestens 25 % mehr Lohn, über 60 Stunden im Monat 50 %. Schreiben Sie Ihre Stunden auf. Sie können drei Jahre zurück fordern.',
  },
  'jp.job.right-benefit': {
    says: 'Hat die Firma gekündigt, beginnt das Arbeitslosengeld meist früher und dauert länger. Prüfen Sie das Austrittsblatt (離職票). Bei Hello Work können Sie widersprechen.',
  },
  'jp.job.right-bullying': {
    says: 'Jeder Arbeitgeber muss Schikane durch Vorgesetzte (パワハラ) verhindern und darf Meldungen nicht bestrafen. Machen Sie Notizen und gehen Sie zur Arbeitsberatung.',
  },
  'jp.job.right-term-notice': {
    says: 'Nach drei Verlängerungen oder einem Jahr muss die Firma 30 Tage vorher sagen, dass sie nicht verlängert. Verlangen Sie ein Papier mit dem wahren Grund.',
  },
  'jp.job.right-pay-kept': {
    says: 'Die Firma kann Ihren Lohn nicht ohne Ihr freies Ja kürzen. Neue Arbeitsregeln binden nur, wenn sie vernünftig und bekannt sind.',
  },
  'jp.job.step-pay-kept': {
    says: 'Unterschreiben Sie die Zustimmung nicht. Verlangen Sie Grund und neuen Lohn schriftlich. Gehen Sie zur kostenlosen Arbeitsberatung (総合労働相談コーナー).',
  },
  'jp.job.right-trial': {
    says: 'Eine Probezeit ist eine echte Stelle. Der Betrieb braucht einen guten Grund, den er bei der Einstellung nicht kennen konnte. Nach 14 Arbeitstagen schuldet er 30 Tage Frist oder Lohn.',
  },
}
