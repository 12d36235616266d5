/** Parkfirmen, Kanzleien und Gerichtsvollzieher, die schreiben: das Recht des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const SENDERS_PARKING_BAILIFFS_DE: Words = {
  'gb.sender.marston': {
    says: 'Marston ist eine Vollstreckungsfirma. Ihre Leute sind Gerichtsvollzieher (bailiffs) für Gemeinden und Gerichte. Sie können nur mit warrant, writ oder liability order handeln.',
    complainTo:
      'Zuerst die Firma. Dann das Enforcement Conduct Board, wenn die Firma dort zugelassen ist, oder die Gemeinde oder das Gericht, für das sie arbeitet.',
    nextStep:
      'Fragen Sie, welche Gerichtsanordnung oder liability order sie haben. Rufen Sie vor einem Besuch an und lassen Sie sie nicht herein.',
  },
  'gb.sender.bristow-sutor': {
    says: 'Bristow & Sutor ist eine Vollstreckungsfirma. Ihre Leute sind Gerichtsvollzieher (bailiffs) für Gemeinden und Gerichte. Sie können nur mit warrant, writ oder liability order handeln.',
    complainTo:
      'Zuerst die Firma. Dann das Enforcement Conduct Board, wenn die Firma dort zugelassen ist, oder die Gemeinde oder das Gericht, für das sie arbeitet.',
    nextStep:
      'Fragen Sie, welche Gerichtsanordnung oder liability order sie haben. Rufen Sie vor einem Besuch an und lassen Sie sie nicht herein.',
  },
  'gb.sender.jacobs': {
    says: 'Jacobs ist eine Vollstreckungsfirma. Ihre Leute sind Gerichtsvollzieher (bailiffs) für Gemeinden und Gerichte. Sie können nur mit warrant, writ oder liability order handeln.',
    complainTo:
      'Zuerst die Firma. Dann das Enforcement Conduct Board, wenn die Firma dort zugelassen ist, oder die Gemeinde oder das Gericht, für das sie arbeitet.',
    nextStep:
      'Fragen Sie, welche Gerichtsanordnung oder liability order sie haben. Rufen Sie vor einem Besuch an und lassen Sie sie nicht herein.',
  },
  'gb.sender.equita': {
    says: 'Equita ist eine Vollstreckungsfirma. Ihre Leute sind Gerichtsvollzieher (bailiffs) für Gemeinden und Gerichte. Sie können nur mit warrant, writ oder liability order handeln.',
    complainTo:
      'Zuerst die Firma. Dann das Enforcement Conduct Board, wenn die Firma dort zugelassen ist, oder die Gemeinde oder das Gericht, für das sie arbeitet.',
    nextStep:
      'Fragen Sie, welche Gerichtsanordnung oder liability order sie haben. Rufen Sie vor einem Besuch an und lassen Sie sie nicht herein.',
  },
  'gb.sender.rundles': {
    says: 'Rundles ist eine Vollstreckungsfirma. Ihre Leute sind Gerichtsvollzieher (bailiffs) für Gemeinden und Gerichte. Sie können nur mit warrant, writ oder liability order handeln.',
    complainTo:
      'Zuerst die Firma. Dann das Enforcement Conduct Board, wenn die Firma dort zugelassen ist, oder die Gemeinde oder das Gericht, für das sie arbeitet.',
    nextStep:
      'Fragen Sie, welche Gerichtsanordnung oder liability order sie haben. Rufen Sie vor einem Besuch an und lassen Sie sie nicht herein.',
  },
  'gb.sender.newlyn': {
    says: 'Newlyn ist eine Vollstreckungsfirma. Ihre Leute sind Gerichtsvollzieher (bailiffs) für Gemeinden und Gerichte. Sie können nur mit warrant, writ oder liability order handeln.',
    complainTo:
      'Zuerst die Firma. Dann das Enforcement Conduct Board, wenn die Firma dort zugelassen ist, oder die Gemeinde oder das Gericht, für das sie arbeitet.',
    nextStep:
      'Fragen Sie, welche Gerichtsanordnung oder liability order sie haben. Rufen Sie vor einem Besuch an und lassen Sie sie nicht herein.',
  },
  'gb.sender.cder': {
    says: 'CDER Group ist eine Vollstreckungsfirma. Ihre Leute sind Gerichtsvollzieher (bailiffs) für Gemeinden und Gerichte. Sie können nur mit warrant, writ oder liability order handeln.',
    complainTo:
      'Zuerst die Firma. Dann das Enforcement Conduct Board, wenn die Firma dort zugelassen ist, oder die Gemeinde oder das Gericht, für das sie arbeitet.',
    nextStep:
      'Fragen Sie, welche Gerichtsanordnung oder liability order sie haben. Rufen Sie vor einem Besuch an und lassen Sie sie nicht herein.',
  },
  'gb.sender.dukes': {
    says: 'Dukes ist eine Vollstreckungsfirma. Ihre Leute sind Gerichtsvollzieher (bailiffs) für Gemeinden und Gerichte. Sie können nur mit warrant, writ oder liability order handeln.',
    complainTo:
      'Zuerst die Firma. Dann das Enforcement Conduct Board, wenn die Firma dort zugelassen ist, oder die Gemeinde oder das Gericht, für das sie arbeitet.',
    nextStep:
      'Fragen Sie, welche Gerichtsanordnung oder liability order sie haben. Rufen Sie vor einem Besuch an und lassen Sie sie nicht herein.',
  },
  'gb.sender.ross-roberts': {
    says: 'Ross & Roberts ist eine Vollstreckungsfirma. Ihre Leute sind Gerichtsvollzieher (bailiffs) für Gemeinden und Gerichte. Sie können nur mit warrant, writ oder liability order handeln.',
    complainTo:
      'Zuerst die Firma. Dann das Enforcement Conduct Board, wenn die Firma dort zugelassen ist, oder die Gemeinde oder das Gericht, für das sie arbeitet.',
    nextStep:
      'Fragen Sie, welche Gerichtsanordnung oder liability order sie haben. Rufen Sie vor einem Besuch an und lassen Sie sie nicht herein.',
  },
  'gb.sender.penham-excel': {
    says: 'Penham Excel ist eine Vollstreckungsfirma. Ihre Leute sind Gerichtsvollzieher (bailiffs) für Gemeinden und Gerichte. Sie können nur mit warrant, writ oder liability order handeln.',
    complainTo:
      'Zuerst die Firma. Dann das Enforcement Conduct Board, wenn die Firma dort zugelassen ist, oder die Gemeinde oder das Gericht, für das sie arbeitet.',
    nextStep:
      'Fragen Sie, welche Gerichtsanordnung oder liability order sie haben. Rufen Sie vor einem Besuch an und lassen Sie sie nicht herein.',
  },
  'gb.sender.whyte': {
    says: 'Whyte & Co ist eine Vollstreckungsfirma. Ihre Leute sind Gerichtsvollzieher (bailiffs) für Gemeinden und Gerichte. Sie können nur mit warrant, writ oder liability order handeln.',
    complainTo:
      'Zuerst die Firma. Dann das Enforcement Conduct Board, wenn die Firma dort zugelassen ist, oder die Gemeinde oder das Gericht, für das sie arbeitet.',
    nextStep:
      'Fragen Sie, welche Gerichtsanordnung oder liability order sie haben. Rufen Sie vor einem Besuch an und lassen Sie sie nicht herein.',
  },
  'gb.sender.parkingeye': {
    says: 'ParkingEye ist eine private Parkfirma. Sie ist keine Gemeinde (council), und ihre Forderung ist keine Strafe. Sie kann nur vor Gericht gehen wie jede Firma.',
    appealsBody: 'POPLA',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.euro-car-parks': {
    says: 'Euro Car Parks ist eine private Parkfirma. Sie ist keine Gemeinde (council), und ihre Forderung ist keine Strafe. Sie kann nur vor Gericht gehen wie jede Firma.',
    appealsBody: 'POPLA',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.horizon': {
    says: 'Horizon ist eine private Parkfirma. Sie ist keine Gemeinde (council), und ihre Forderung ist keine Strafe. Sie kann nur vor Gericht gehen wie jede Firma.',
    appealsBody: 'POPLA',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.excel': {
    says: 'Excel ist eine private Parkfirma. Sie ist keine Gemeinde (council), und ihre Forderung ist keine Strafe. Sie kann nur vor Gericht gehen wie jede Firma.',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.vcs': {
    says: 'Vehicle Control Services ist eine private Parkfirma. Sie ist keine Gemeinde (council), und ihre Forderung ist keine Strafe. Sie kann nur vor Gericht gehen wie jede Firma.',
    appealsBody: 'Independent Appeals Service (IAS)',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.met': {
    says: 'MET Parking ist eine private Parkfirma. Sie ist keine Gemeinde (council), und ihre Forderung ist keine Strafe. Sie kann nur vor Gericht gehen wie jede Firma.',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.ukpc': {
    says: 'UKPC ist eine private Parkfirma. Sie ist keine Gemeinde (council), und ihre Forderung ist keine Strafe. Sie kann nur vor Gericht gehen wie jede Firma.',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.smart': {
    says: 'Smart Parking ist eine private Parkfirma. Sie ist keine Gemeinde (council), und ihre Forderung ist keine Strafe. Sie kann nur vor Gericht gehen wie jede Firma.',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.apcoa': {
    says: 'APCOA betreibt Parkplätze für Firmen und arbeitet auch für manche Gemeinden, Bahnhöfe und Flughäfen. Sehen Sie, von wem der Brief ist: Eine Forderung auf Privatgrund ist keine Strafe.',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.ncp': {
    says: 'NCP betreibt Parkplätze, für sich und für andere. Sehen Sie, von wem der Brief ist: Eine Forderung auf Privatgrund ist keine Strafe.',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.britannia': {
    says: 'Britannia ist eine private Parkfirma. Sie ist keine Gemeinde (council), und ihre Forderung ist keine Strafe. Sie kann nur vor Gericht gehen wie jede Firma.',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.premier-park': {
    says: 'Premier Park ist eine private Parkfirma. Sie ist keine Gemeinde (council), und ihre Forderung ist keine Strafe. Sie kann nur vor Gericht gehen wie jede Firma.',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
  'gb.sender.group-nexus': {
    says: 'GroupNexus ist eine private Parkfirma. Sie ist keine Gemeinde (council), und ihre Forderung ist keine Strafe. Sie kann nur vor Gericht gehen wie jede Firma.',
    complainTo: 'Zuerst die Parkfirma. Der Brief nennt die kostenlose Stelle für den Widerspruch.',
    nextStep:
      'Prüfen Sie die Daten im Brief. Haben Sie ein Gerichtsformular, antworten Sie zuerst darauf.',
  },
}
