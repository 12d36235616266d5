/** German: the words of the rows in ../schools.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOLS_DE: Words = {
  'gb.school.wants': {
    says: 'Die Schule schließt Ihr Kind für eine Zeit oder für immer aus. Der Brief muss sagen, warum, wie lange und wie Sie sich wehren.',
  },
  'gb.school.right-governors': {
    says: 'Sie können sich bei den Schulräten (governors) äußern. Bei einem Ausschluss für immer oder über 15 Tagen im Halbjahr müssen sie innerhalb von 15 Schultagen prüfen.',
  },
  'gb.school.right-panel': {
    says: 'Bleiben die Schulräte beim Ausschluss für immer, haben Sie 15 Schultage. Dann prüft eine unabhängige Stelle (review panel), wenn Sie es verlangen.',
  },
  'gb.school.exclude-step': {
    says: 'Verlangen Sie den Brief und die Belege schriftlich. Schreiben Sie auf, was Ihr Kind sagt, und bitten Sie um ein Gespräch mit den governors.',
  },
  'gb.school.right-equal': {
    says: 'Eine Schule muss für ein Kind mit Behinderung faire Änderungen machen, etwa bei Autismus. Sie darf nicht ohne guten Grund bestrafen, was von der Behinderung kommt. Ein Gericht (tribunal) kann entscheiden.',
  },
  'gb.school.right-plan': {
    says: 'Die Gemeinde muss die Hilfe geben, die im Plan steht. Gegen ihre Entscheidung können Sie innerhalb von zwei Monaten zum SEND Tribunal gehen.',
  },
  'gb.school.scotland-support': {
    says: 'Die Gemeinde muss einem Kind die zusätzliche Hilfe geben, die es zum Lernen braucht. In manchen Fällen entscheidet ein Gericht (tribunal).',
  },
  'gb.school.wales-support': {
    says: 'Ein Kind mit mehr Lernbedarf hat ein Recht auf einen Plan und die Hilfe darin. Sie können zum Education Tribunal for Wales gehen.',
  },
  'gb.school.absence': {
    says: 'Die Strafe ist £80 je Elternteil und Kind innerhalb von 21 Tagen, dann £160 bis Tag 28. Klagen können Sie nicht, aber die Gemeinde um Rücknahme bitten.',
  },
  'gb.school.absence-wants': {
    says: 'Die Schule will Ihr Kind jeden Tag dort sehen und sagt, was sonst folgen kann.',
  },
  'gb.school.absence-step': {
    says: 'Gehen Sie zu dem Gespräch. Schicken Sie für jeden Krankheitstag einen Beleg. Bitten Sie um Hilfe, wenn Ihr Kind die Schule nicht schafft.',
  },
  'gb.school.place-wants': {
    says: 'Der Brief sagt, welchen Schulplatz Ihr Kind bekommt. Sie können eine andere Schule verlangen und diesen Platz solange behalten.',
  },
  'gb.school.right-place': {
    says: 'Gegen die Absage können Sie sich an eine Stelle wenden, die von der Schule unabhängig ist. Jede Schule, die absagt, muss Ihnen sagen wie.',
  },
  'gb.school.place-step': {
    says: 'Nehmen Sie den Platz an, den Sie haben. Schicken Sie den Widerspruch bis zum Tag im Brief, mit Belegen, warum diese Schule passt.',
  },
  'gb.school.right-bus': {
    says: 'Die Fahrt zur nächsten passenden Schule ist ab zwei Meilen frei, ab acht Jahren ab drei Meilen. Auch Behinderung, wenig Geld oder ein gefährlicher Weg zählen.',
  },
  'gb.school.answer-excluded': {
    says: 'Verlangen Sie die Gründe schriftlich und äußern Sie sich bei den Schulräten (governors). Bei einem Ausschluss für immer kann eine unabhängige Stelle prüfen. Ein Kind mit Behinderung hat mehr Rechte.',
  },
  'gb.school.answer-fine': {
    says: 'Klagen können Sie nicht. Sie können die Gemeinde um Rücknahme bitten, wenn die Strafe falsch ist. Zahlen Sie £80 innerhalb von 21 Tagen oder £160 bis Tag 28, sonst kann die Gemeinde vor Gericht gehen.',
  },
}
