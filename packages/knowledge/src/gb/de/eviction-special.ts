/** Kündigung der Wohnung in besonderen Fällen: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_SPECIAL_DE: Words = {
  'gb.home.ended-reality': {
    says: 'Diese Kündigung scheint keine rechtliche Kraft zu haben. Deswegen müssen Sie nicht ausziehen.',
  },
  'gb.home.ended-step': {
    says: 'Bleiben Sie wohnen. Schreiben Sie dem Vermieter, dass section 21 am 1. Mai 2026 endete. Die Kündigung wirkt also nicht.',
  },
  'gb.home.insight-section-8-old': {
    says: 'Diese section 8 notice ist von vor dem 1. Mai 2026. Ein privater Vermieter kann sie nur nutzen, wenn er rechtzeitig klagte, spätestens am 31. Juli 2026. Dann gelten die alten Regeln: ground 8 verlangt zwei Monatsmieten.',
    actionable:
      'Fragen Sie schriftlich, ob und wann geklagt wurde. Wenn nicht, braucht der Vermieter eine neue Kündigung.',
  },
  'gb.home.insight-ground-8': {
    says: 'Ground 8 braucht drei Monate Mietrückstand bei der Kündigung und noch einmal beim Termin. Schulden Sie dann weniger, kann der Richter Sie wohnen lassen. Die Kündigung muss mindestens vier Wochen geben.',
    actionable:
      'Zählen Sie die Wochen vom Erhalt bis zum genannten Tag. Rechnen Sie drei Monatsmieten aus, und kommen Sie vor dem Termin darunter.',
  },
  'gb.home.social-reality': {
    says: 'Dieser Brief ist eine Warnung. Sie dürfen bleiben, außer ein sheriff ordnet die Räumung (eviction) an.',
  },
  'gb.home.social-rights': {
    says: 'Der sheriff muss die Räumung für angemessen halten. Sie können zum Gericht gehen, Ihre Seite sagen und Raten anbieten.',
  },
  'gb.home.social-steps-first': {
    says: 'Bei Mietrückstand muss der Vermieter zuerst Raten versuchen, bei Sozialleistungen helfen und sagen, wo es Rat gibt.',
  },
  'gb.home.social-notice-ends': {
    says: 'Das Verfahren darf erst nach dem Datum im Brief beginnen, und innerhalb von sechs Monaten danach. Später brauchen sie einen neuen Brief (notice).',
  },
  'gb.home.social-step-plan': {
    says: 'Rufen Sie heute den Vermieter an. Bieten Sie die Miete und einen kleinen Teil der Schulden an, und bitten Sie um ein schriftliches Ja.',
  },
  'gb.home.wales-reality': {
    says: 'Diese Kündigung nennt keinen Grund, und in Wales muss sie das nicht. Aber Sie dürfen bleiben, bis ein Gericht anordnet.',
  },
  'gb.home.wales-six-months': {
    says: 'Bei den meisten Verträgen muss die Kündigung mindestens sechs Monate geben und darf nicht in Ihren ersten sechs Monaten kommen.',
  },
  'gb.home.wales-invalid': {
    says: 'Die Kündigung zählt vielleicht nicht, wenn der Vermieter keinen schriftlichen Vertrag (written statement) gab, die Kaution nicht schützte oder Sicherheitsregeln verletzte.',
  },
  'gb.home.wales-step-check': {
    says: 'Lassen Sie die Kündigung jetzt von Shelter Cymru prüfen. Bringen Sie Vertrag, Kautionspapiere und den Tag des Einzugs mit.',
  },
  'gb.home.wales-registered': {
    says: 'Die meisten privaten Vermieter müssen bei Rent Smart Wales angemeldet sein, und wer die Wohnung verwaltet, braucht eine Lizenz. Sonst zählt diese Kündigung vielleicht nicht. Das Register ist online kostenlos.',
  },
}
