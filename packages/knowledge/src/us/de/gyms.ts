/** The German words of the rows in ../gyms.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const GYMS_DE: Words = {
  ...stateWords('gym', {
    GA: 'können Sie einen Fitnessvertrag innerhalb von sieben Geschäftstagen kündigen',
    AZ: 'können Sie einen Vertrag mit einem Fitnessstudio innerhalb von drei Öffnungstagen des Studios kündigen',
    ...sameCells(
      'FL IL MA NJ NC PA TX VA WA',
      'können Sie einen Vertrag mit einem Fitnessstudio innerhalb von drei Geschäftstagen kündigen, und später, wenn Sie umziehen oder eine Behinderung bekommen',
    ),
    CA: 'können Sie einen Vertrag mit einem Fitnessstudio innerhalb von Tagen nach der Unterschrift kündigen, und später, wenn Sie umziehen oder krank werden. Das Studio muss es schriftlich oder per E-Mail annehmen',
    NY: 'können Sie einen Vertrag mit einem Fitnessstudio innerhalb von drei Tagen kündigen, und später, wenn Sie 25 Meilen wegziehen oder krank werden',
    OH: 'können Sie einen Vertrag mit einem Fitnessstudio innerhalb von drei Geschäftstagen kündigen',
  }),
}
