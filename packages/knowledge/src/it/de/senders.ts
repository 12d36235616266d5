/** The German words of ../senders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'it.sender.intrum': {
    says: 'Intrum Italy ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.dovalue': {
    says: 'doValue ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.amco': {
    says: 'AMCO ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.ifis': {
    says: 'Ifis Npl ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.kruk': {
    says: 'Kruk Italia ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.prelios': {
    says: 'Prelios Credit Servicing ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.cerved': {
    says: 'Cerved Credit Management ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.mbcredit': {
    says: 'MBCredit Solutions (Revalea) ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.axactor': {
    says: 'Axactor Italy ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.fire': {
    says: 'Fire S.p.A. ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.ge-ri': {
    says: 'Ge.Ri. Gestione Rischi ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.hoist': {
    says: 'Hoist Italia ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.europa-factor': {
    says: 'Europa Factor ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.advancing': {
    says: 'Advancing Trade ist eine private Firma, die Schulden eintreibt oder kauft. Sie ist kein Gericht. Sie darf Sie um Zahlung bitten, und Sie dürfen Beweise verlangen.',
  },
  'it.sender.enel': {
    says: 'Enel Energia ist eine private Firma, die Strom oder Gas verkauft. Sie darf nur nach den Schritten von ARERA sperren.',
  },
  'it.sender.plenitude': {
    says: 'Eni Plenitude ist eine private Firma, die Strom oder Gas verkauft. Sie darf nur nach den Schritten von ARERA sperren.',
  },
  'it.sender.a2a': {
    says: 'A2A Energia ist eine private Firma, die Strom oder Gas verkauft. Sie darf nur nach den Schritten von ARERA sperren.',
  },
  'it.sender.edison': {
    says: 'Edison Energia ist eine private Firma, die Strom oder Gas verkauft. Sie darf nur nach den Schritten von ARERA sperren.',
  },
  'it.sender.hera': {
    says: 'Hera Comm ist eine private Firma, die Strom oder Gas verkauft. Sie darf nur nach den Schritten von ARERA sperren.',
  },
  'it.sender.iren': {
    says: 'Iren Mercato ist eine private Firma, die Strom oder Gas verkauft. Sie darf nur nach den Schritten von ARERA sperren.',
  },
  'it.sender.acea': {
    says: 'Acea Energia ist eine private Firma, die Strom oder Gas verkauft. Sie darf nur nach den Schritten von ARERA sperren.',
  },
  'it.sender.sorgenia': {
    says: 'Sorgenia ist eine private Firma, die Strom oder Gas verkauft. Sie darf nur nach den Schritten von ARERA sperren.',
  },
  'it.sender.tim': {
    says: 'TIM ist eine private Firma für Telefon und Internet. Mit einem Streit können Sie kostenlos zu ConciliaWeb gehen.',
  },
  'it.sender.fastweb': {
    says: 'Fastweb + Vodafone ist eine private Firma für Telefon und Internet. Mit einem Streit können Sie kostenlos zu ConciliaWeb gehen.',
  },
  'it.sender.windtre': {
    says: 'WINDTRE ist eine private Firma für Telefon und Internet. Mit einem Streit können Sie kostenlos zu ConciliaWeb gehen.',
  },
  'it.sender.iliad': {
    says: 'Iliad ist eine private Firma für Telefon und Internet. Mit einem Streit können Sie kostenlos zu ConciliaWeb gehen.',
  },
  'it.sender.sky': {
    says: 'Sky Italia ist eine private Firma für Telefon und Internet. Mit einem Streit können Sie kostenlos zu ConciliaWeb gehen.',
  },
  'it.sender.ader': {
    says: 'Agenzia delle entrate-Riscossione zieht Geld für den Staat, INPS und viele Gemeinden ein. Sie braucht keinen Richter, aber Sie können sich wehren (ricorso) und in bis zu 84 Raten zahlen.',
  },
  'it.sender.entrate': {
    says: 'Agenzia delle Entrate ist das Steueramt. Sie können antworten, sich einigen oder sich wehren (ricorso). Es schickt keine Links zum Zahlen.',
  },
  'it.sender.inps': {
    says: 'INPS zahlt Renten und andere Leistungen und verlangt zurück, was es zu viel zahlte.',
  },
  'it.sender.tribunale': {
    says: 'Tribunale oder Giudice di pace ist ein Gericht. Seine Papiere sind echt und haben einen letzten Tag.',
  },
  'it.sender.findomestic': {
    says: 'Findomestic verleiht Geld. Prüfen Sie den Zins (TAEG) und jede Gebühr. Nach einer Beschwerde können Sie zum ABF gehen.',
  },
  'it.sender.agos': {
    says: 'Agos verleiht Geld. Prüfen Sie den Zins (TAEG) und jede Gebühr. Nach einer Beschwerde können Sie zum ABF gehen.',
  },
  'it.sender.compass': {
    says: 'Compass Banca verleiht Geld. Prüfen Sie den Zins (TAEG) und jede Gebühr. Nach einer Beschwerde können Sie zum ABF gehen.',
  },
}
