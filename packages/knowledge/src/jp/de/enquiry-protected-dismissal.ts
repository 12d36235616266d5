/** The German words of the rows in ../enquiry-protected-dismissal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROTECTED_DISMISSAL_DE: Words = {
  'jp.ask.fired-while-ill': {
    says: 'Hat die Arbeit Sie krank gemacht oder verletzt, darf man Ihnen während der Pause und 30 Tage danach nicht kündigen. Bei privater Krankheit muss die Firma zuerst ihre Regeln zur Auszeit (休職) einhalten und die Rückkehr prüfen. Unterschreiben Sie nichts. Verlangen Sie Grund und Regeln schriftlich, mit Attest.',
  },
  'jp.ask.pregnant-fired': {
    says: 'Wegen Schwangerschaft, Geburt oder Elternzeit darf man Ihnen nicht kündigen oder Sie schlechter behandeln. Eine Kündigung in der Schwangerschaft oder bis ein Jahr nach der Geburt ist unwirksam, außer die Firma beweist einen anderen Grund. Unterschreiben Sie nichts. Notieren Sie alles. Rufen Sie das Arbeitsamt an (雇用環境・均等部).',
  },
}
