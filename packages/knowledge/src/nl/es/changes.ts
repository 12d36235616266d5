/** The Spanish words of the Netherlands: changes. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_ES: Words = {
  'nl.news.collector-register': {
    says: 'Desde el 1 de abril de 2025 toda empresa de cobros debe estar en el registro público. Busque allí el nombre.',
    was: 'Cualquiera podía cobrar deudas para otros.',
    is: 'Una empresa sin registro no puede cobrar. Las que ya existían tuvieron hasta el 1 de abril de 2025.',
  },
  'nl.news.fixed-leases': {
    says: 'Desde el 1 de julio de 2024 un contrato nuevo de vivienda casi siempre no tiene fecha de fin.',
    was: 'Un casero podía alquilar una vivienda hasta dos años, y después terminaba.',
    is: 'Un contrato nuevo no tiene fecha de fin, salvo para algunos grupos como estudiantes. Sin un motivo legal puede quedarse.',
  },
  'nl.news.mid-rent': {
    says: 'Desde el 1 de julio de 2024 las viviendas de 144 a 186 puntos también tienen un alquiler máximo, en contratos nuevos.',
    was: 'Solo las viviendas sociales tenían un alquiler máximo.',
    is: 'Cuente los puntos de su vivienda. Puede pedir a la Huurcommissie que baje el alquiler.',
  },
  'nl.news.points-statement': {
    says: 'Desde el 1 de enero de 2025 un casero debe añadir la cuenta de puntos a un contrato nuevo.',
    was: 'El inquilino tenía que contar los puntos solo.',
    is: 'Pida la cuenta. El ayuntamiento (gemeente) puede multar a un casero que pide demasiado.',
  },
  'nl.news.rent-rise-2026': {
    says: 'En 2026 el alquiler puede subir como mucho un 4,4 % en el sector libre, 6,1 % en el medio y 4,1 % en el social.',
    was: 'En 2025 los límites eran 4,1 % (libre), 7,7 % (medio) y 5 % (social).',
    is: '4,4 % y 6,1 % valen desde el 1 de enero de 2026, y 4,1 % en alquiler social desde el 1 de julio de 2026.',
  },
  ...europeanChangeWords('nl', 'es'),
}
