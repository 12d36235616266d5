/** Organisations that often write to people in Belgium: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_WORDS: Words = {
  'be.sender.intrum': {
    says: 'Intrum ist ein Inkassobüro. Es treibt Schulden für andere ein oder kauft sie. Es ist kein Gericht und kann allein nichts pfänden.',
    regulator: 'FÖD Wirtschaft (SPF Économie / FOD Economie)',
    complainTo: 'Zuerst die Firma, dann der FÖD Wirtschaft (SPF Économie).',
    nextStep: 'Prüfen Sie die Schuld und die begrenzten Kosten. Schreiben Sie dann.',
  },
  'be.sender.eos': {
    says: 'EOS Contentia ist ein Inkassobüro. Es treibt Schulden für andere ein oder kauft sie. Es ist kein Gericht und kann allein nichts pfänden.',
    regulator: 'FÖD Wirtschaft (SPF Économie / FOD Economie)',
    complainTo: 'Zuerst die Firma, dann der FÖD Wirtschaft (SPF Économie).',
    nextStep: 'Prüfen Sie die Schuld und die begrenzten Kosten. Schreiben Sie dann.',
  },
  'be.sender.fiducre': {
    says: 'Fiducre ist ein Inkassobüro. Es treibt Schulden für andere ein oder kauft sie. Es ist kein Gericht und kann allein nichts pfänden.',
    regulator: 'FÖD Wirtschaft (SPF Économie / FOD Economie)',
    complainTo: 'Zuerst die Firma, dann der FÖD Wirtschaft (SPF Économie).',
    nextStep: 'Prüfen Sie die Schuld und die begrenzten Kosten. Schreiben Sie dann.',
  },
  'be.sender.tcm': {
    says: 'TCM Belgium ist ein Inkassobüro. Es treibt Schulden für andere ein oder kauft sie. Es ist kein Gericht und kann allein nichts pfänden.',
    regulator: 'FÖD Wirtschaft (SPF Économie / FOD Economie)',
    complainTo: 'Zuerst die Firma, dann der FÖD Wirtschaft (SPF Économie).',
    nextStep: 'Prüfen Sie die Schuld und die begrenzten Kosten. Schreiben Sie dann.',
  },
  'be.sender.spf-finances': {
    says: 'Das ist das föderale Finanzamt. Es kann ohne Richter pfänden und stimmt oft einem Plan zu.',
    nextStep: 'Bitten Sie vor dem Termin auf MyMinfin um einen Plan.',
  },
  'be.sender.justice-peace': {
    says: 'Das ist ein echtes Gericht. Seine Papiere haben einen Termin, den Sie nicht verpassen dürfen.',
    nextStep: 'Gehen Sie zur ersten Verhandlung und bitten Sie um einen kostenlosen Anwalt.',
  },
  'be.sender.bailiff': {
    says: 'Ein Gerichtsvollzieher stellt Papiere des Gerichts zu und vollstreckt Urteile. Vor einem Urteil kann er Sie nur bitten zu zahlen.',
    nextStep: 'Fragen Sie, welches Urteil er hat, und verlangen Sie eine volle Aufstellung.',
  },
  'be.sender.engie': {
    says: 'Das ist eine private Firma. Sie muss eine erste kostenlose Mahnung schicken und darf nichts pfänden.',
    complainTo: 'Zuerst die Firma, dann die kostenlose Ombudsstelle.',
    nextStep: 'Prüfen Sie die Rechnung und bitten Sie um einen Plan.',
  },
  'be.sender.luminus': {
    says: 'Das ist eine private Firma. Sie muss eine erste kostenlose Mahnung schicken und darf nichts pfänden.',
    complainTo: 'Zuerst die Firma, dann die kostenlose Ombudsstelle.',
    nextStep: 'Prüfen Sie die Rechnung und bitten Sie um einen Plan.',
  },
  'be.sender.eneco': {
    says: 'Das ist eine private Firma. Sie muss eine erste kostenlose Mahnung schicken und darf nichts pfänden.',
    complainTo: 'Zuerst die Firma, dann die kostenlose Ombudsstelle.',
    nextStep: 'Prüfen Sie die Rechnung und bitten Sie um einen Plan.',
  },
  'be.sender.proximus': {
    says: 'Das ist eine private Firma. Sie muss eine erste kostenlose Mahnung schicken und darf nichts pfänden.',
    complainTo: 'Zuerst die Firma, dann die kostenlose Ombudsstelle.',
    nextStep: 'Prüfen Sie die Rechnung und bitten Sie um einen Plan.',
  },
  'be.sender.telenet': {
    says: 'Das ist eine private Firma. Sie muss eine erste kostenlose Mahnung schicken und darf nichts pfänden.',
    complainTo: 'Zuerst die Firma, dann die kostenlose Ombudsstelle.',
    nextStep: 'Prüfen Sie die Rechnung und bitten Sie um einen Plan.',
  },
  'be.sender.orange': {
    says: 'Das ist eine private Firma. Sie muss eine erste kostenlose Mahnung schicken und darf nichts pfänden.',
    complainTo: 'Zuerst die Firma, dann die kostenlose Ombudsstelle.',
    nextStep: 'Prüfen Sie die Rechnung und bitten Sie um einen Plan.',
  },
  'be.sender.voo': {
    says: 'Das ist eine private Firma. Sie muss eine erste kostenlose Mahnung schicken und darf nichts pfänden.',
    complainTo: 'Zuerst die Firma, dann die kostenlose Ombudsstelle.',
    nextStep: 'Prüfen Sie die Rechnung und bitten Sie um einen Plan.',
  },
}
