/** Eine Ablehnung des Home Office: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_DE: Words = {
  'gb.refusal.deadline-appeal': {
    says: 'Im Vereinigten Königreich haben Sie 14 Tage für die Klage, ab dem Tag, an dem die Entscheidung abgeschickt wurde.',
    action: 'Die Klage (appeal) an das Gericht schicken',
    consequence:
      'Eine späte Klage braucht einen guten Grund, und Ihr Aufenthaltsrecht kann inzwischen enden.',
  },
  'gb.refusal.deadline-review': {
    says: 'Im Vereinigten Königreich haben Sie 14 Tage, um eine Überprüfung (administrative review) zu verlangen.',
    action: 'Die Überprüfung (administrative review) verlangen',
    consequence: 'Eine späte Bitte wird meist abgelehnt, und Ihr Aufenthaltsrecht kann enden.',
  },
  'gb.refusal.no-removal-yet': {
    says: 'Läuft eine rechtzeitige Klage aus dem Vereinigten Königreich, dürfen Sie meist nicht abgeschoben werden.',
  },
  'gb.refusal.right-reasons': {
    says: 'Der Brief muss die Gründe nennen und sagen, was Sie dagegen tun können, wo und bis wann.',
  },
  'gb.refusal.right-fee': {
    says: 'Können Sie die Gebühr des Gerichts nicht zahlen, bitten Sie um Hilfe. Manche zahlen nichts, etwa mit Asylunterstützung.',
  },
  'gb.refusal.right-legal-aid': {
    says: 'Bei Asyl, Menschenhandel und Haft kann die Prozesskostenhilfe (legal aid) einen Anwalt zahlen.',
  },
  'gb.refusal.step-day': {
    says: 'Schreiben Sie auf, an welchem Tag die Entscheidung kam. Sammeln Sie den Antrag, alle Unterlagen dazu und was laut Brief fehlte.',
  },
  'gb.refusal.step-stay': {
    says: 'Reisen Sie nicht aus und stellen Sie keinen neuen Antrag, bevor Sie Rat haben. Beides kann Klage oder Überprüfung beenden.',
  },
  'gb.refusal.warning-adviser': {
    says: 'Wer ohne Register Rat zur Einwanderung verkauft, begeht eine Straftat. Suchen Sie den Namen im Register der Immigration Advice Authority.',
  },
  'gb.refusal.option-appeal': {
    says: 'Schicken Sie die Klage online mit Ihren Gründen. Weitere Belege können Sie nachreichen.',
    title: 'Vor dem Gericht (tribunal) klagen',
    cost: 'Eine Gebühr, oder keine mit Hilfe.',
    time: 'Einige Monate.',
    risk: 'Verlieren Sie, endet Ihr Aufenthaltsrecht.',
    bestFor: 'Im Brief steht, dass Sie klagen können.',
  },
  'gb.refusal.option-review': {
    says: 'Sagen Sie, welchen Fehler das Amt mit Ihren Unterlagen gemacht hat. Neue Belege sind in der Regel nicht möglich.',
    title: 'Eine Überprüfung verlangen',
    cost: 'Eine Gebühr, die Sie bei Erfolg zurückbekommen.',
    time: 'Wochen oder Monate.',
    risk: 'Ein neuer Antrag beendet die Überprüfung.',
    bestFor: 'Sie haben etwas übersehen oder eine falsche Regel benutzt.',
  },
  'gb.refusal.option-adviser': {
    says: 'Fragen Sie einen Anwalt oder registrierten Berater, was am besten ist: Klage, Überprüfung oder ein neuer Antrag.',
    title: 'Jetzt registrierten Rat holen',
    cost: 'Bei manchen Hilfsvereinen und Law Centres kostenlos.',
    time: 'Rufen Sie heute an.',
    risk: 'Keines, wenn der Berater registriert ist.',
    bestFor: 'Alle, die so einen Brief bekommen.',
  },
  'gb.visa.right-family-life': {
    says: 'Das Home Office muss auch fragen, ob eine Ablehnung für Sie, Ihren Partner oder ein Kind zu hart ist. Familienleben ist ein Menschenrecht. Schreiben Sie das mit Belegen in die Klage.',
  },
  'gb.refusal.right-asylum': {
    says: 'Man darf Sie nicht dorthin schicken, wo Ihnen Verfolgung oder Folter droht. Sagen Sie es in der Beschwerde, mit allem, was die Gefahr zeigt.',
  },
}
